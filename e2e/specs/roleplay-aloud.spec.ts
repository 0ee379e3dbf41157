import { raiseAloud, secondsOf, withRaise } from '../fixtures/speech/fake-microphone.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScenePage } from '../pages/scene-page.ts';

test.use({ launchOptions: withRaise(7) });
// Takes a minute of real time, in which a busy machine falls behind: `ALOUD=1 npm run e2e -- specs/roleplay-aloud`.
test.skip(process.env.ALOUD === undefined, 'is asked for by ALOUD=1');

test('a whole scene out loud: four lines are understood, and the feedback says how they sounded', async ({ page }) => {
  const scene = new ScenePage(page);
  await signIn(page);
  await scene.open();
  await page.getByRole('radio', { name: 'Out loud' }).check();
  await scene.begin.click();
  await scene.ready.click();
  // A word that identifies each line; the other words may be misheard.
  for (const known of [/January/i, /shift/i, /director/i, /Wednesday/i])
    await expect(scene.thread.getByText(known).first()).toBeVisible();
  await page.getByRole('button', { name: 'End the scene and get notes' }).click();
  await expect(page).toHaveURL(/\/feedback\?uuid=/);
  await scene.score();

  const sounded = page.getByRole('region', { name: 'How it sounded' });
  const value = async (name: string) => {
    const label = await sounded.getByRole('img', { name: new RegExp(`^${name}, `) }).getAttribute('aria-label');
    return Number(/, ([\d.,]+) /.exec(label ?? '')?.[1]?.replace(',', ''));
  };
  const words = raiseAloud.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const seconds = raiseAloud.reduce((sum, { recording }) => sum + secondsOf(recording), 0);
  const pace = (words / seconds) * 60;
  expect(await value('Pace')).toBeGreaterThan(pace * 0.75);
  expect(await value('Pace')).toBeLessThan(pace * 1.25);
  await expect(sounded.getByRole('img', { name: /^Words a minute by time/ })).toBeVisible();
  await expect(sounded.getByText(/No times of single words were to be had/)).toBeVisible();
  for (const name of ['Pauses', 'Your share of talk', 'Longest turn', 'Melody'])
    expect(await value(name)).toBeGreaterThan(0);
});
