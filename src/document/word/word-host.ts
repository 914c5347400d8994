/** Which Word this is and what it says it can do: said is not kept, so every call may still fail (office-js #4953). */

export interface WordHost {
  readonly isWeb: boolean;
  readonly isWindows: boolean;
  /** WordApi, as `1.7`. */
  has(version: `1.${number}`): boolean;
  /** WordApiDesktop, which the web never has. */
  hasDesktop(version: `1.${number}`): boolean;
}

export function wordHost(): WordHost {
  const { platform, requirements } = Office.context;
  return {
    isWeb: platform === Office.PlatformType.OfficeOnline,
    isWindows: platform === Office.PlatformType.PC,
    has: (version) => requirements.isSetSupported('WordApi', version),
    hasDesktop: (version) => requirements.isSetSupported('WordApiDesktop', version),
  };
}

/** Empty where the file was never saved: then it has at most a name such as `Document1`. */
export function fileAddress(): string {
  const address = Office.context.document.url as string | null | undefined;
  return address && /[\\/]/.test(address) ? address : '';
}
