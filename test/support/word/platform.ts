/** The Words that firms run: what each says it supports, and how it behaves where they differ. */

export interface Platform {
  readonly office: 'PC' | 'Mac' | 'OfficeOnline';
  /** The highest WordApi that `isSetSupported` admits, times ten: 18 is 1.8. */
  readonly wordApi: number;
  /** The same of WordApiDesktop; 0 for none. */
  readonly desktopApi: number;
  /** `SearchStringInvalidOrTooLong` beyond it. */
  readonly longestSearch: number;
  /** Whether straight and curly quotation marks, and the kinds of spaces, are found for one another. */
  readonly searchesLoosely: boolean;
  /** What is said of annotations is not true where Office was bought once (#4953). */
  readonly refusesAnnotations: boolean;
  readonly version: string;
}

const windows: Platform = {
  office: 'PC',
  wordApi: 19,
  desktopApi: 13,
  longestSearch: 255,
  searchesLoosely: true,
  refusesAnnotations: false,
  version: '16.0.19127.20264',
};

export const platforms = {
  windows,
  mac: { ...windows, office: 'Mac', longestSearch: 200, version: '16.102.25101223' },
  web: {
    ...windows,
    office: 'OfficeOnline',
    desktopApi: 0,
    searchesLoosely: false,
    version: '16.0.19530.41006',
  },
  /** Bought once, and told that it has everything up to 1.8. */
  perpetual: {
    ...windows,
    wordApi: 18,
    desktopApi: 0,
    refusesAnnotations: true,
    version: '16.0.17932.20328',
  },
  /** LTSC 2019: the floor of our manifest. */
  floor: { ...windows, wordApi: 13, desktopApi: 0, version: '16.0.10416.20058' },
  'WordApi 1.4': { ...windows, wordApi: 14, desktopApi: 0 },
  'WordApi 1.5': { ...windows, wordApi: 15, desktopApi: 0 },
  'WordApi 1.6': { ...windows, wordApi: 16, desktopApi: 0 },
  'WordApi 1.7': { ...windows, wordApi: 17, desktopApi: 0 },
  'WordApi 1.8': { ...windows, wordApi: 18, desktopApi: 0 },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;

export const platformNames = Object.keys(platforms) as readonly PlatformName[];

/** `1.7`, or `desktop 1.2` for WordApiDesktop. */
export type ApiSet = `1.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `desktop 1.${1 | 2 | 3}`;

export function supports(platform: Platform, set: ApiSet): boolean {
  const isDesktop = set.startsWith('desktop ');
  const level = levelOf(set.replace('desktop ', ''));
  return level <= (isDesktop ? platform.desktopApi : platform.wordApi);
}

/** As Office answers it; a set without a version means its first. */
export function isSetSupported(platform: Platform, name: string, version: string | number = '1.1'): boolean {
  const level = levelOf(String(version));
  switch (name.toLowerCase()) {
    case 'wordapi':
      return level <= platform.wordApi;
    case 'wordapidesktop':
      return level <= platform.desktopApi;
    case 'dialogapi':
    case 'sharedruntime':
      return level <= 12;
    default:
      return false;
  }
}

/** 1.10 comes after 1.9, in Microsoft's counting as here. */
function levelOf(version: string): number {
  const [major = '1', minor = '0'] = version.split('.');
  return Number(major) * 10 + Number(minor);
}
