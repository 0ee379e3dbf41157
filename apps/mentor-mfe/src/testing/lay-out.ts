/**
 * Fakes layout in jsdom, where a virtual list would render nothing. The fake window is tall enough for all rows, so
 * tests can read a whole page; rendering only visible rows is left to tests in a browser.
 */
export function layOutPages(): void {
  const windowHeight = 1_000_000;
  const rowHeight = 80;

  class MeasuredAtOnce implements ResizeObserver {
    private readonly callback: ResizeObserverCallback;

    constructor(callback: ResizeObserverCallback) {
      this.callback = callback;
    }

    observe(target: Element): void {
      const height = target.getAttribute('role') === 'region' ? windowHeight : rowHeight;
      const contentRect = { width: 700, height } as DOMRectReadOnly;
      queueMicrotask(() => this.callback([{ target, contentRect } as ResizeObserverEntry], this));
    }

    unobserve(): void {}
    disconnect(): void {}
  }

  beforeAll(() => {
    window.ResizeObserver = MeasuredAtOnce;
    Element.prototype.scrollTo = () => {};
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  });
}
