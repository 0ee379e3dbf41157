import { expect, type Page, type Request } from '@playwright/test';

/** Knows which requests of a page are unanswered. */
export class Requests {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  #begun = 0;

  /** Create it before the page is opened. */
  constructor(page: Page) {
    this.#page = page;
    const ended = (request: Request) => this.#pending.delete(request);
    page.on('request', (request) => {
      this.#begun += 1;
      // A stream of events has no end.
      if (request.resourceType() !== 'eventsource') this.#pending.add(request);
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /**
   * Scrolls through the page, as pictures further down load only then, and waits until every request is answered, its
   * fonts and pictures are there, and all of this is drawn without causing another request.
   */
  async settle(): Promise<void> {
    for (let begun = -1; begun !== this.#begun;) {
      begun = this.#begun;
      await expect.poll(() => [...this.#pending].map((request) => request.url())).toEqual([]);
      await this.#page.evaluate(async () => {
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
          window.scrollTo(0, top);
          await frame();
        }
        window.scrollTo(0, 0);
        await document.fonts.ready;
        const arrived = [...document.images].filter(({ complete }) => complete);
        await Promise.all(arrived.map((image) => image.decode().catch(() => undefined)));
        await frame();
        await frame();
      });
    }
  }
}
