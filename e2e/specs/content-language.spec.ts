import { expect, test } from '../fixtures/test.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { SitePage } from '../pages/site-page.ts';
import { saidInTheWrongLanguage, textsOfContent } from '../pages/words-of-content.ts';

/** Pages that show content, and whether they require signing in. */
const pages: readonly [address: string, who: 'visitor' | 'member'][] = [
  ['/', 'visitor'],
  ['/aimentor/imogen-vale', 'visitor'],
  ['/categories', 'visitor'],
  ['/homepage', 'member'],
  ['/homepage?tab=history', 'member'],
  ['/for-you', 'member'],
  ['/coaches', 'member'],
  ['/aimentor/imogen-vale', 'member'],
  ['/aimentor/imogen-vale/chat', 'member'],
  ['/library/imogen-vale', 'member'],
  ['/library/imogen-vale?tab=history', 'member'],
  ['/library/imogen-vale/the-first-nine-seconds', 'member'],
  ['/library/baptiste-orlay/ten-minute-garlic-rice', 'member'],
  ['/categories', 'member'],
  ['/categories/work', 'member'],
  ['/categories/work/scenario/ask-for-the-raise', 'member'],
];

test.use({ locale: 'de-DE' });

test('German pages mark English text as English, and nothing else', async ({ page, server }) => {
  const texts = textsOfContent();
  // A text may arrive after its page: only what stays in the wrong language counts.
  const allIsRight = (where: string) =>
    expect.poll(() => saidInTheWrongLanguage(page, texts), `what is in the wrong language: ${where}`).toEqual([]);
  const lookAt = async (address: string) => {
    await page.goto(address);
    await new SitePage(page).isThere();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await allIsRight(address);
  };
  for (const [address] of pages.filter(([, who]) => who === 'visitor')) await lookAt(address);
  await signIn(page);
  const goal = 'Ich möchte mehr Gehalt: ask my boss for a raise';
  const headers = { origin: server.url, 'x-greenroom': '1' };
  await page.request.post('/api/v1/onboarding', { headers, data: { goal, status: 'done' } });
  await page.goto('/library/imogen-vale/the-first-nine-seconds');
  await new SitePage(page).isThere();
  await page.getByRole('button', { name: 'Für später merken' }).click();
  await page.getByRole('button', { name: 'Gemerkt' }).waitFor();
  for (const [address] of pages.filter(([, who]) => who === 'member')) await lookAt(address);

  await page.goto('/homepage');
  await new SitePage(page).isThere();
  const search = page.getByRole('combobox');
  await expect(async () => {
    // Pressed again while the search is open, the keys would close it.
    if (!(await search.isVisible())) await page.keyboard.press('Control+k');
    await search.fill('first nine seconds', { timeout: 2_000 });
  }).toPass();
  await page.getByRole('option').first().waitFor();
  await allIsRight('search');
});
