/** The global `Office`, as far as a pane needs it: where it runs, what is supported, and the selection event. */
import { isSetSupported } from './platform';
import type { WordSession } from './word-session';

export interface OfficeGlobal {
  readonly onReady: typeof Office.onReady;
  readonly context: {
    readonly platform: Office.PlatformType;
    readonly host: Office.HostType;
    readonly diagnostics: Pick<Office.ContextInformation, 'host' | 'platform' | 'version'>;
    readonly requirements: Pick<Office.RequirementSetSupport, 'isSetSupported'>;
    readonly document: Pick<
      Office.Document,
      'mode' | 'url' | 'settings' | 'addHandlerAsync' | 'removeHandlerAsync'
    >;
  };
  readonly EventType: Pick<typeof Office.EventType, 'DocumentSelectionChanged'>;
  readonly PlatformType: Pick<typeof Office.PlatformType, 'PC' | 'Mac' | 'OfficeOnline'>;
  readonly HostType: Pick<typeof Office.HostType, 'Word'>;
  readonly AsyncResultStatus: Pick<typeof Office.AsyncResultStatus, 'Succeeded' | 'Failed'>;
}

export function officeGlobal(session: WordSession): OfficeGlobal {
  const { platform } = session;
  const office: unknown = platform.office;
  const host: unknown = 'Word';
  const succeed = (callback: unknown): void => {
    if (typeof callback === 'function') {
      queueMicrotask(() =>
        (callback as (result: unknown) => void)({ status: 'succeeded', value: undefined }),
      );
    }
  };
  const added: { readonly event: string; readonly handler: (args: never) => unknown }[] = [];

  return {
    onReady: ((callback?: (info: object) => unknown) => {
      const info = { host, platform: office };
      return Promise.resolve(callback?.(info)).then(() => info);
    }) as typeof Office.onReady,
    context: {
      platform: office,
      host,
      diagnostics: { host, platform: office, version: platform.version },
      requirements: {
        isSetSupported: (name: string, version?: string | number) => isSetSupported(platform, name, version),
      },
      document: {
        mode: session.isReadOnly ? 'readOnly' : 'readWrite',
        get url() {
          return session.address;
        },
        settings: documentSettings(session, succeed),
        addHandlerAsync: (type: unknown, handler: (args: never) => unknown, ...rest: readonly unknown[]) => {
          const event = eventOf(type);
          session.events.add(event, handler);
          added.push({ event, handler });
          succeed(rest.at(-1));
        },
        removeHandlerAsync: (type: unknown, ...rest: readonly unknown[]) => {
          const event = eventOf(type);
          const [options] = rest;
          const only =
            typeof options === 'object' && options !== null && 'handler' in options ? options.handler : null;
          for (const one of added) {
            if (one.event === event && (only === null || one.handler === only))
              session.events.remove(event, one.handler);
          }
          succeed(rest.at(-1));
        },
      },
    },
    EventType: { DocumentSelectionChanged: 'documentSelectionChanged' },
    PlatformType: { PC: 'PC', Mac: 'Mac', OfficeOnline: 'OfficeOnline' },
    HostType: { Word: 'Word' },
    AsyncResultStatus: { Succeeded: 'succeeded', Failed: 'failed' },
  } as unknown as OfficeGlobal;
}

function eventOf(type: unknown): string {
  if (type !== 'documentSelectionChanged')
    throw new Error(`The stand-in does not know the event ${String(type)}.`);
  return 'DocumentSelectionChanged';
}

/** They are saved in the file itself: what is kept there goes where the brief goes. */
function documentSettings(
  session: WordSession,
  succeed: (callback: unknown) => void,
): Partial<Office.Settings> {
  const { settings } = session;
  return {
    get: (name) => settings.get(name),
    set: (name, value) => void settings.set(name, value),
    remove: (name) => void settings.delete(name),
    saveAsync: (...rest: readonly unknown[]) => {
      session.isDirty = true;
      succeed(rest.at(-1));
    },
  };
}
