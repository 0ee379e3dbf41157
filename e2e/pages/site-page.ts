import { expect, type Locator, type Page } from '@playwright/test';
import { inUse } from './in-use.ts';

/** Names of navigation links, including those in the shell of the previous release. */
const places = { Coaches: 'Coaches', Practice: /^(Practice|Scenes)$/, Meetings: /^(Meetings|Prompter)$/ };

/** The layout around every page, and checks that hold for any page. */
export class SitePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly navigation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.navigation = page.getByRole('navigation', { name: 'Main' });
  }

  async goTo(place: keyof typeof places): Promise<void> {
    // Before hydration the link works too, but loads the whole page.
    await inUse(this.page);
    await this.navigation.getByRole('link', { name: places[place] }).click();
  }

  /** Waits until the page shows its heading instead of a skeleton and is hydrated. */
  async isThere(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await inUse(this.page, 'main h1');
  }

  /** Returns a line if the page is wider than its window. */
  async tooWide(): Promise<string[]> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than ${clientWidth} px`] : [];
    });
  }

  get title(): Promise<string> {
    return this.page.title();
  }
}
