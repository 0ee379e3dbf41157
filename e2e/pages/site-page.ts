import { expect, type Locator, type Page } from '@playwright/test';
import { inUse } from './in-use.ts';

/** How places are called in the navigation, in the shell of the release before too. */
const places = { Coaches: 'Coaches', Practice: /^(Practice|Scenes)$/, Meetings: /^(Meetings|Prompter)$/ };

/** What stands around every page, and what is true of any page. */
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
    // Before that the link leads on as well, by loading the next page anew.
    await inUse(this.page);
    await this.navigation.getByRole('link', { name: places[place] }).click();
  }

  /** The page is there: its heading, not a shape that stands for it, and it answers. */
  async isThere(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await inUse(this.page, 'main h1');
  }

  /** By how many pixels the page is wider than its window. */
  async overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  get title(): Promise<string> {
    return this.page.title();
  }
}
