import { expect, type Cookie, type Page } from '@playwright/test';

/** Signs in as staff: once by the one-time link, later by the session's cookies. */
export class StaffLogIn {
  #before: { address: string; cookies: Cookie[] } | undefined;

  async enter(page: Page, link: () => Promise<string>): Promise<void> {
    if (this.#before) await page.context().addCookies(this.#before.cookies);
    await page.goto(this.#before?.address ?? (await link()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backstage');
    this.#before ??= { address: page.url(), cookies: await page.context().cookies() };
  }
}
