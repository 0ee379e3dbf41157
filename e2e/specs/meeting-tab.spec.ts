import { paths } from '@greenroom/contracts';
import { openTalkingTab, withSilentMicrophone, withTalkingTab } from '../fixtures/speech/talking-tab.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { LivePanel } from '../pages/live-panel.ts';
import { SitePage } from '../pages/site-page.ts';

test.use({ launchOptions: withTalkingTab() });

test('a shared tab is heard on its own channel, and again after everything was off', async ({ page }) => {
  await signIn(page);
  await openTalkingTab(page.context());
  await withSilentMicrophone(page);
  await page.goto(paths.meetings);
  await new SitePage(page).isThere();
  const panel = new LivePanel(page);
  await page.getByLabel('What’s the meeting?').fill('Call in another tab');
  await panel.button('Share a tab').click();
  await expect(page.getByText('Shared. Its picture isn’t looked at.')).toBeVisible();
  await panel.button('Start listening').click();
  await expect(panel.region).toContainText('Also heard: The others');
  await expect(panel.region).toContainText('The others 100');
  await expect(panel.region.getByRole('img', { name: 'You 0 per cent of the talk' })).toBeVisible();

  await panel.button('Off at once').click();
  await expect(panel.region).toContainText('Off. It hears nothing, and nothing leaves this page.');
  await panel.button('Listen again').click();
  await expect(panel.region).toContainText('Listening, silent.');
  await expect(panel.region).not.toContainText('Also heard');
  await panel.button('Share a tab').click();
  await expect(panel.region).toContainText('Also heard: The others');
  await panel.button('Fold the panel away').click();
  await expect(panel.region).not.toContainText('You’ve had the floor');
  await expect(panel.button('Off at once')).toBeVisible();
});
