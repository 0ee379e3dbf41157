import { expect, type Cookie, type Page } from '@playwright/test';

/** The way in for staff: by the link once, for it is good once, and then as one who came by it. */
export class StaffDoor {
  #before: { address: string; cookies: Cookie[] } | undefined;

  async enter(page: Page, link: () => Promise<string>): Promise<void> {
    if (this.#before) await page.context().addCookies(this.#before.cookies);
    await page.goto(this.#before?.address ?? (await link()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backstage');
    this.#before ??= { address: page.url(), cookies: await page.context().cookies() };
  }
}
