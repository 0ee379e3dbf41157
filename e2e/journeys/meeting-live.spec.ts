import type { Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { secondsOf, withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { expect, test } from '../fixtures/test.ts';

/* Both say the same again and again, one of them with longer silences: so it is known how much of the talk each has. */
const silence = { maren: 0.9, dana: 5 };
const secondsOfSpeech = secondsOf('how-do-i-begin');
const partOf = (silentSeconds: number) => secondsOfSpeech / (secondsOfSpeech + silentSeconds);
const marensShare = (100 * partOf(silence.maren)) / (partOf(silence.maren) + partOf(silence.dana));

test.use({ launchOptions: withSpeech(silence.maren) });
test.setTimeout(180_000);
const within = { timeout: 60_000 };

const panel = (page: Page) => page.getByRole('region', { name: 'Prompter' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the panel says of one's share, once enough was said for the silences to tell. */
async function shareAfter(page: Page, seconds: number): Promise<number> {
  await expect(panel(page)).toContainText(new RegExp(`0:${seconds}|1:\\d\\d`), { timeout: 90_000 });
  const text = await panel(page)
    .getByRole('img', { name: /per cent of the talk/ })
    .getAttribute('aria-label');
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test('two meet in a room of ours, are told how much of the talk is theirs, and get notes', async ({
  page,
  baseURL,
  playwright,
}) => {
  const other = await playwright.chromium.launch(withSpeech(silence.dana));
  const dana = await (await other.newContext({ baseURL: baseURL!, locale: 'en-US' })).newPage();
  await Promise.all([signIn(page), signIn(dana, baseURL)]);

  await dana.goto(paths.meetings);
  await button(dana, 'Meet here instead').click();
  const link = await dana.getByText(/\/meetings\?room=/).innerText(within);
  await page.goto(/http\S+/.exec(link)![0]);
  // It comes once the page is in use; what is typed before is not kept.
  await expect(button(page, 'Share a tab')).toBeVisible(within);
  await page.getByLabel('What’s the meeting?').fill('Weekly with Dana');
  await button(page, 'Join, and start listening').click();
  for (const one of [page, dana]) await expect(panel(one)).toContainText('Also heard:', within);

  const share = await shareAfter(page, 55);
  expect(Math.abs(share - marensShare)).toBeLessThanOrEqual(5);
  await button(dana, 'Off at once').click();
  await expect(panel(dana)).toContainText('Off. It hears nothing, and nothing leaves this page.');
  await expect(panel(page)).toContainText('Also heard:');

  await button(page, 'End, get notes').click();
  await expect(page).toHaveURL(/\/meetings\/feedback\?uuid=/, within);
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly with Dana' })).toBeVisible(within);
  await expect(page.getByText(/You asked \d+ questions/).first()).toBeVisible();
  await other.close();
});
