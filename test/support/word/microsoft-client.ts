/**
 * Microsoft's own client library over the stand-in: the host script of @microsoft/office-js, with our executor in the place
 * of the one that talks to Word. It is old: it has what Word had up to WordApi 1.5, and no events of paragraphs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, Script, type Context } from 'node:vm';
import { MicrosoftExecutor } from './microsoft-executor';
import type { OfficeGlobal } from './office-global';
import type { WordGlobal } from './word-global';
import type { WordSession } from './word-session';

export interface MicrosoftClient {
  readonly Word: WordGlobal;
  readonly OfficeExtension: { readonly Error: unknown };
}

export function microsoftClient(session: WordSession, office: OfficeGlobal): MicrosoftClient {
  const world = createContext(browserLike());
  Object.assign(world, { window: world, self: world });
  hostScript().runInContext(world);
  const { Word, OfficeExtension } = world as Context & {
    readonly Word: WordGlobal & { readonly RequestContext: { readonly prototype: object } };
    readonly OfficeExtension: MicrosoftClient['OfficeExtension'];
  };
  world['Office'] = office;

  // A context asks for its executor at its first request; each has one, as object paths are numbered anew.
  const executors = new WeakMap<object, MicrosoftExecutor>();
  Object.defineProperty(Word.RequestContext.prototype, '_requestExecutor', {
    get(this: object) {
      const executor = executors.get(this) ?? new MicrosoftExecutor(session);
      executors.set(this, executor);
      return executor;
    },
  });
  return { Word, OfficeExtension };
}

let script: Script | undefined;

function hostScript(): Script {
  const path = createRequire(import.meta.url).resolve('@microsoft/office-js/dist/word-win32-16.01.debug.js');
  return (script ??= new Script(readFileSync(path, 'utf8'), { filename: path }));
}

/** As little of a browser as the library asks for while it is loaded. */
function browserLike(): Record<string, unknown> {
  return {
    console,
    setTimeout,
    clearTimeout,
    Promise,
    performance,
    addEventListener: () => undefined,
    navigator: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
    location: { href: '', search: '', hash: '' },
    document: { location: {}, createElement: () => ({}), getElementsByTagName: () => [] },
  };
}
