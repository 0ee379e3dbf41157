import { asksForAccount, kindsOfPages, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { axeFinds, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

for (const [name, address] of Object.entries(kindsOfPages)) {
  test(`axe finds nothing serious on ${name}, dark and light, at 390 and 1440, and it fits at 320`, async ({
    page,
    chat,
    consoleErrors,
  }) => {
    if (name === 'not-found') consoleErrors.announce(/ 404/, /404/);
    if (asksForAccount(address)) await signIn(page);
    await page.goto(address);
    await new SitePage(page).isThere();
    if (name === 'chat') await chat.ask(nervous.question);
    expect(await foundIn(page, looksAt(390, 1440), () => axeFinds(page))).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
    expect(await new SitePage(page).overflow()).toBeLessThanOrEqual(0);
  });
}
