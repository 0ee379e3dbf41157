import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScenePage } from '../pages/scene-page.ts';

test.use({ launchOptions: withSpeech(7) });
test.setTimeout(180_000);
const within = { timeout: 90_000 };

test('a scene out loud: the partner speaks, one is understood, and it goes on in writing', async ({
  page,
  mishaps,
}) => {
  mishaps.announce(/ 422/, /422/);
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
  await scene.say('Sorry, the line was bad. I would like to talk about my pay.');
  await scene.finish();
});
