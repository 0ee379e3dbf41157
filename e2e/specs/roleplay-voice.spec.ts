import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { raise, ScenePage } from '../pages/scene-page.ts';

test.use({ launchOptions: withSpeech(7) });
const within = { timeout: 90_000 };

test('a scene out loud: the partner speaks, the visitor is understood, and it continues in writing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.announce(/ 422/, /422/);
  const scene = new ScenePage(page);
  await signIn(page);
  await scene.open();
  await page.getByRole('radio', { name: 'Out loud' }).check();
  await scene.begin.click();
  await scene.ready.click();
  await expect(page.getByText('Dorothea Achebe is speaking')).toBeVisible(within);
  await expect(scene.thread.getByText(/nervous/i).first()).toBeVisible(within);
  await expect(page.getByRole('img', { name: /^Mood:/ })).toBeVisible();

  await page.getByRole('button', { name: 'Go on in writing' }).click();
  await scene.box.waitFor();
  await expect(scene.thread.getByText(/nervous/i).first()).toBeVisible();
  await scene.talk(['Sorry, the line was bad. I would like to talk about my pay.', ...raise.lines.slice(0, 2)]);
  await scene.finish();
});

test('the visitor’s own voice is recorded with consent, played in the feedback and deleted there', async ({ page }) => {
  const scene = new ScenePage(page);
  await signIn(page);
  await scene.open();
  await page.getByRole('radio', { name: 'Out loud' }).check();
  await scene.begin.click();
  const asked = page.getByRole('checkbox', { name: /^Keep my own voice/ });
  await expect(asked).not.toBeChecked();
  await asked.check();
  await scene.ready.click();
  await expect(page.getByText('Your own voice is being kept.')).toBeVisible(within);
  await expect(scene.thread.getByText(/nervous/i).first()).toBeVisible(within);
  await page.getByRole('button', { name: 'Go on in writing' }).click();
  await scene.box.waitFor();
  await scene.talk(raise.lines.slice(0, 6));
  await scene.finish();
  await scene.score();

  const read = page.getByRole('button', { name: /^Read all \d+ lines$/ });
  if (await read.isVisible()) await read.click();
  const hear = page.getByRole('button', { name: /^Hear your line \d+, 0:\d\d$/ });
  const sound = page.waitForResponse(/\/voice\/\d+$/);
  await hear.first().focus();
  await page.keyboard.press('Enter');
  const answer = await sound;
  expect([200, 206]).toContain(answer.status());
  expect(answer.headers()['cache-control']).toContain('no-store');
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);

  await page.getByRole('button', { name: 'Delete my recording' }).click();
  await expect(hear).toHaveCount(0);
  await page.reload();
  await scene.score();
  await expect(page.getByRole('button', { name: 'Delete my recording' })).toHaveCount(0);
});
