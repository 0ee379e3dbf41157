/**
 * jsdom has no layout, and a windowed list draws what it has measured. With this, a window is tall enough for all
 * there is: what a page says can be read, and that it draws little of much is for a browser to show.
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
