import { expect, type Locator, type Page } from '@playwright/test';

/** The panel of Prompter, the silent meeting coach, while it listens, and the buttons around it. */
export class LivePanel {
  readonly region: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.region = page.getByRole('region', { name: 'Prompter' });
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  /** Returns the visitor's share of the talk in per cent, once enough was said and within the first two minutes. */
  async shareAfter(seconds: number): Promise<number> {
    await expect(this.region).toContainText(new RegExp(`0:${seconds}|1:\\d\\d`));
    const text = await this.region.getByRole('img', { name: /per cent of the talk/ }).getAttribute('aria-label');
    return Number(/\d+/.exec(text ?? '')?.[0]);
  }
}
