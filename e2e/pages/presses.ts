import type { Page } from '@playwright/test';

/** Counts pointer presses over all pages that follow. */
export class Presses {
  #count = 0;

  /** Call before the first page is opened. */
  static async on(page: Page): Promise<Presses> {
    const presses = new Presses();
    await page.exposeBinding('pressed', () => {
      presses.#count += 1;
    });
    await page.addInitScript(() => {
      const { pressed } = window as unknown as { pressed(): void };
      window.addEventListener('pointerdown', () => pressed(), true);
    });
    return presses;
  }

  get count(): number {
    return this.#count;
  }
}
