import { customAuthSlugs, paths, pathTo, settingParts, settingsAt } from '@greenroom/contracts';
import { asksForAccount } from '@greenroom/tools/site';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { axeAndWidth, foundIn } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

const withLink = ['reset-password', 'waitlist', 'reminders'];
const addresses = [
  ...customAuthSlugs.map((customAuthSlug) => pathTo('customAuth', { customAuthSlug })),
  ...withLink.map((customAuthSlug) => `${pathTo('customAuth', { customAuthSlug })}#token=none`),
  ...settingParts.map(settingsAt),
  paths.helpCenter,
  paths.onboarding,
];
const looks = [320, 390, 1440].map((width) => ({ width, colorScheme: 'dark' as const }));

for (const address of addresses) {
  test(`${address}: axe finds nothing and it fits at 320, 390, 1440, and the keyboard reaches every control`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.announce(/422/);
    if (asksForAccount(address)) await signIn(page);
    await page.goto(address);
    await new SitePage(page).isThere();
    expect(await foundIn(page, looks, () => axeAndWidth(page, 'all'))).toEqual({});
    expect(await notReached(page)).toEqual([]);
  });
}

/** Returns the controls that the Tab key did not reach, or reached out of sight. */
async function notReached(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const open = [...controls].filter((one) => {
      // In a radio group the arrow keys reach the other buttons.
      if (one instanceof HTMLInputElement && one.type === 'radio' && !one.checked) return false;
      return one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled');
    });
    for (const one of open) one.dataset.waiting = '';
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    document.addEventListener('focusin', ({ target }) => {
      const { dataset, outerHTML } = target as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target as HTMLElement);
      const seen = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      if (dataset.waiting !== undefined && !seen) dataset.unseen = outerHTML.slice(0, 120);
      delete dataset.waiting;
    });
    return open.length;
  });
  for (let step = 0; step < count + 5; step += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return [
      ...found('[data-unseen]').map(({ dataset }) => `unseen: ${dataset.unseen}`),
      ...found('[data-waiting]').map(({ outerHTML }) => `not reached: ${outerHTML.slice(0, 120)}`),
    ];
  });
}
