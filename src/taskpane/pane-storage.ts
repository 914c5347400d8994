/**
 * What the pane keeps on this computer: settings, colours by hash, and the salt of all hashes. It stands in the web view's storage, apart for each place
 * that shows the pane (`Office.context.partitionKey`, where the web view has one). Some refuse storage, or forget it.
 */
import type { TextStore } from '../document/text-store';

export const paneStorage: TextStore = {
  names() {
    try {
      const start = partition();
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(start))
        .map((name) => name.slice(start.length));
    } catch {
      return [];
    }
  },
  read(name) {
    try {
      return localStorage.getItem(partition() + name);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(partition() + name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name) {
    try {
      localStorage.removeItem(partition() + name);
    } catch {
      // Then it cannot be read either.
    }
  },
};

/** Undefined in a browser, in the preview, and where web views are not parted. */
function partition(): string {
  const context = typeof Office === 'undefined' ? undefined : (Office.context as Partial<Office.Context>);
  return context?.partitionKey ?? '';
}
