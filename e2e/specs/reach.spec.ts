import type { Page } from '@playwright/test';
import { paths, pathTo, settingParts, settingsAt } from '@greenroom/contracts';
import { asksForAccount, imogen, kindsOfPages } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';
import { axeFinds, foundIn, looksAt } from '../pages/looks.ts';
import { cutOffText, doubleText, movesOfItself } from '../pages/reach.ts';
import { SitePage } from '../pages/site-page.ts';

const settings = settingParts.map((part) => [`settings, ${part}`, settingsAt(part)] as const);

/** Every kind of page that can be opened by its address. */
const pages: Record<string, string> = {
  ...kindsOfPages,
  'log-in': pathTo('customAuth', { customAuthSlug: 'login' }),
  'sign-up': pathTo('customAuth', { customAuthSlug: 'signup' }),
  help: paths.helpCenter,
  quiz: paths.quiz,
  'cancel-contracts': paths.cancelContracts,
  call: pathTo('mentorCall', { instructorSlug: imogen.slug }),
  onboarding: paths.onboarding,
  homepage: paths.homepage,
  'for-you': paths.forYou,
  plan: paths.practice,
  meetings: paths.meetings,
  progress: paths.progress,
  ...Object.fromEntries(settings),
};

/** Returns the problems of the open page, by check. */
async function troublesOf(page: Page, contrast: boolean): Promise<Record<string, unknown>> {
  const site = new SitePage(page);
  const found = {
    motion: await movesOfItself(page),
    contrast: contrast ? await foundIn(page, looksAt(page.viewportSize()!.width), () => axeFinds(page)) : {},
    cut: await doubleText(page).then(() => cutOffText(page)),
    overflow: (await site.overflow()) > 0 ? [`${await site.overflow()} px wider than the window`] : [],
  };
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => Object.keys(wrong).length > 0));
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    for (const who of ['a visitor', 'an account']) {
      test(`each page for ${who} can be read with large text, and has no motion of its own`, async ({
        page,
        consoleErrors,
      }) => {
        consoleErrors.announce(/no\/such\/door/);
        const isAccount = who === 'an account';
        if (isAccount) await signIn(page);
        const mine = Object.entries(pages).filter(([, address]) => asksForAccount(address) === isAccount);
        const found: Record<string, unknown> = {};
        for (const [name, address] of mine)
          await test.step(name, async () => {
            await page.goto(address);
            await new SitePage(page).isThere();
            await page.waitForLoadState('networkidle');
            // Other tests check the contrast of these pages.
            const troubles = await troublesOf(page, width === 1440 && !(name in kindsOfPages));
            if (Object.keys(troubles).length > 0) found[name] = troubles;
          });
        expect(found).toEqual({});
      });
    }
  });
}

test('a question mark shows the keyboard shortcuts, and closing them returns the focus to where it was', async ({
  page,
}) => {
  await page.goto(paths.categories);
  await inUse(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});
