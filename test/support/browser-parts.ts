/** What jsdom lacks of a browser and the pane asks for; none of it decides anything in a test. */
export function addBrowserParts(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(SVGElement.prototype, { getBBox: () => new DOMRect() });
  globalThis.ResizeObserver = class {
    observe(): void {
      // Nothing is laid out here.
    }
    unobserve(): void {
      // Nothing is laid out here.
    }
    disconnect(): void {
      // Nothing is laid out here.
    }
  };
  (globalThis as { CSS?: { escape(text: string): string } }).CSS ??= {
    escape: (text) => text.replace(/["\\]/g, '\\$&'),
  };
}
