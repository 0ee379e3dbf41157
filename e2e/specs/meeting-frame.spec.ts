import { serveFrame } from '../fixtures/serve-frame.ts';
import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { LivePanel } from '../pages/live-panel.ts';

/** The remote running alone, as the test's site. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, use) => {
    const frame = await serveFrame('meetings-mfe');
    await use(frame.url);
  },
});

test.use({ launchOptions: withSpeech(1) });

test('meetings-mfe alone listens to a meeting, also in a room, and ends with feedback that is posted by mail', async ({
  page,
}) => {
  const panel = new LivePanel(page);
  for (const start of ['Start listening', 'Meet here instead']) {
    await page.goto('/meetings?as=subscriber');
    await panel.button(start).click();
    await expect(panel.region).toContainText('Listening, silent.');
    await expect(panel.region).toContainText('It’s been a while since you asked something.');
  }
  await expect(page.getByText('Nobody else is here yet.')).toBeVisible();
  await panel.button('End, get notes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly with the warehouse' })).toBeVisible();
  await panel.button('Post to the team’s chat').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Outbox of this demonstration' }).check();
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await sheet.getByRole('button', { name: 'Post this' }).click();
  await expect(sheet.getByText('Posted.')).toBeVisible();
});
