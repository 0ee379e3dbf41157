import { chromium, type BrowserContext } from 'playwright';
import { browserLaunch, signIn } from '../site/index.ts';

/** Milliseconds; only ends a wait for what never comes. */
const timeout = 120_000;

/** What a page in a language shows: its heading, and its line to a visitor. */
const expected = {
  en: { heading: 'All coaches at a glance', visitor: 'You are not logged in.' },
  de: { heading: 'Alle Coaches auf einen Blick', visitor: 'Sie sind nicht angemeldet.' },
};

/**
 * Opens the page of the foreign remote in a browser: as a visitor in both languages, then logged in, and follows a link
 * from it to a page of another remote.
 * @param url of the running site
 * @throws if a page does not show what it should, or logs an error
 */
export async function openForeignPages(url: string): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  try {
    for (const locale of ['en', 'de'] as const) {
      const context = await browser.newContext({ baseURL: url, locale });
      await openAsVisitor(context, locale);
      await context.close();
    }
    const context = await browser.newContext({ baseURL: url, locale: 'en' });
    await signIn(context, url);
    const page = await context.newPage();
    await page.goto('/roster');
    await page.getByText(/You are logged in as/).waitFor();
    // The link is followed without loading a new document: one router, the shell's.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL('**/aimentor/**');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    if (!(await page.evaluate(() => 'sameDocument' in window)))
      throw new Error('The link to a coach loaded a new document');
  } finally {
    await browser.close();
  }
}

async function openAsVisitor(context: BrowserContext, locale: keyof typeof expected): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const { heading, visitor } = expected[locale];
  await page.goto('/roster');
  try {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout });
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`The page shows no heading “${heading}” but:\n${shown}\n${errors.join('\n')}`, { cause: error });
  }
  await page.getByText(visitor).waitFor();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  // The remote's own files came from its release, React from the shell's.
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  if (!files.some((file) => file.includes('/remotes/roster-mfe/')))
    throw new Error('The page loaded no file of the remote');
  if (errors.length > 0) throw new Error(`The page in ${locale} logged errors:\n${errors.join('\n')}`);
}
