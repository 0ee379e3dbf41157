import { paths, pathTo } from '@greenroom/contracts';
import { asksForAccount, imogen, kindsOfPages } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { inUse } from '../pages/in-use.ts';
import { layoutShift } from '../pages/layout-shift.ts';
import { cutOffText, doubleText, focusTroubles, smallTargets } from '../pages/reach.ts';
import { SitePage } from '../pages/site-page.ts';

const pages = {
  ...kindsOfPages,
  'log-in': pathTo('customAuth', { customAuthSlug: 'login' }),
  'sign-up': pathTo('customAuth', { customAuthSlug: 'signup' }),
  help: paths.helpCenter,
  quiz: paths.quiz,
  'cancel-contracts': paths.cancelContracts,
  call: pathTo('mentorCall', { instructorSlug: imogen.slug }),
  homepage: paths.homepage,
  'for-you': paths.forYou,
  plan: paths.practice,
  meetings: paths.meetings,
  progress: paths.progress,
  settings: paths.settings,
};

/** What another font moves that stands in until the page's own is there: a line at most. */
const unseen = 0.005;

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    for (const [name, address] of Object.entries(pages)) {
      test(`${name}: a finger, a keyboard and large letters reach all of it, and nothing moves`, async ({
        page,
        consoleErrors,
      }) => {
        if (name === 'not-found') consoleErrors.announce(/no\/such\/door/);
        const site = new SitePage(page);
        if (asksForAccount(address)) await signIn(page);
        await page.goto(address);
        await site.isThere();
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await layoutShift(page);
        expect(sum, moved.join('\n')).toBeLessThan(unseen);
        expect(await focusTroubles(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        await doubleText(page);
        expect(await cutOffText(page)).toEqual([]);
        expect(await site.overflow()).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('a question mark shows the keys there are, and the focus is where it was when they are closed', async ({
  page,
}) => {
  await page.goto(paths.categories);
  await inUse(page);
  const search = page.getByRole('main').getByRole('link').first();
  await search.focus();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(search).toBeFocused();
});
