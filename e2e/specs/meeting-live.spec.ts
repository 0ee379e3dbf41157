import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { secondsOf, withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { expect, test } from '../fixtures/test.ts';
import { LivePanel } from '../pages/live-panel.ts';
import { SitePage } from '../pages/site-page.ts';

/* Both microphones repeat the same sentence, one with longer silences, so each speaker's share of the talk is known. */
const silence = { maren: 0.9, dana: 5 };
const secondsOfSpeech = secondsOf('how-do-i-begin');
const partOf = (silentSeconds: number) => secondsOfSpeech / (secondsOfSpeech + silentSeconds);
const marensShare = (100 * partOf(silence.maren)) / (partOf(silence.maren) + partOf(silence.dana));

test.use({ launchOptions: withSpeech(silence.maren) });
const within = { timeout: 60_000 };

test('two people meet in a room, see their shares of the talk, and get feedback that is posted by mail', async ({
  page,
  baseURL,
  playwright,
  server,
}) => {
  const other = await playwright.chromium.launch(withSpeech(silence.dana));
  const dana = await (await other.newContext({ baseURL: baseURL!, locale: 'en-US' })).newPage();
  await Promise.all([signIn(page), signIn(dana, baseURL)]);
  const [mine, danas] = [new LivePanel(page), new LivePanel(dana)];

  await dana.goto(paths.meetings);
  await new SitePage(dana).isThere();
  await danas.button('Meet here instead').click();
  const link = await dana.getByText(/\/meetings\?room=/).innerText(within);
  await page.goto(/http\S+/.exec(link)![0]);
  await new SitePage(page).isThere();
  await page.getByLabel('What’s the meeting?').fill('Weekly with Dana');
  await mine.button('Join, and start listening').click();
  for (const { region } of [mine, danas]) await expect(region).toContainText('Also heard:', within);

  const share = await mine.shareAfter(55);
  expect(Math.abs(share - marensShare)).toBeLessThanOrEqual(5);
  await danas.button('Off at once').click();
  await expect(danas.region).toContainText('Off. It hears nothing, and nothing leaves this page.');
  await expect(mine.region).toContainText('Also heard:');

  await mine.button('End, get notes').click();
  await expect(page).toHaveURL(/\/meetings\/feedback\?uuid=/, within);
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly with Dana' })).toBeVisible(within);
  await expect(page.getByText(/You asked \d+ questions/).first()).toBeVisible();
  await other.close();

  await mine.button('Post to the team’s chat').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Weekly with Dana')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Outbox of this demonstration' }).check();
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await sheet.getByRole('button', { name: 'Post this' }).click();
  await expect(sheet.getByText('Posted.')).toBeVisible(within);
  const posted = (await server.letters()).filter(({ to }) => to === 'team chat');
  expect(posted).toHaveLength(1);
  // The demonstration's own address has another host than the test's, where no account is logged in.
  const { pathname, search } = new URL(/http\S+\/meetings\/feedback\S+/.exec(posted[0]!.text)![0]);
  await page.goto(paths.meetings);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly with Dana' })).toBeVisible(within);
});
