import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilPressed, untilViewed } from '../fixtures/expected-events.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { expect, test } from '../fixtures/test.ts';
import { LivePanel } from '../pages/live-panel.ts';
import { SitePage } from '../pages/site-page.ts';

test.use({ launchOptions: withSpeech(1) });
/** Signs in and opens the meetings page. */
async function atMeetings(page: Page, context: BrowserContext) {
  await signIn(page);
  const captured = new CapturedEvents(context);
  await page.goto(paths.meetings);
  await new SitePage(page).isThere();
  await untilViewed(captured, 'meetings');
  return { captured, panel: new LivePanel(page) };
}

test('a meeting that is listened to, posted and discussed with a coach: each event once, exact to the property', async ({
  page,
  context,
}) => {
  const { captured, panel } = await atMeetings(page, context);
  await panel.button('Try it').click();
  await expect(page.getByRole('img', { name: 'Your microphone: It’s picking you up' })).toBeVisible();
  await panel.button('Enough').click();
  await panel.button('Start listening').click();
  await expect(panel.region).toContainText('Listening, silent.');
  await expect(panel.region.getByRole('img', { name: 'Your microphone: It’s picking you up' })).toBeVisible();
  await panel.button('Off at once').click();
  await expect(panel.region.getByRole('img', { name: /^Your microphone/ })).toBeHidden();
  await panel.button('Listen again').click();
  await expect(panel.region).toContainText(/0:3\d|0:4\d/);
  await panel.button('End, get notes').click();
  await untilViewed(captured, 'meetingsFeedback');
  const conversationId = new URL(page.url()).searchParams.get('uuid');

  await panel.button('Post to the team’s chat').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Outbox of this demonstration' }).check();
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await sheet.getByRole('button', { name: 'Post this' }).click();
  await expect(sheet.getByText('Posted.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Nothing is checked beforehand; only checked parts are handed over, and can be removed there.
  await page.getByRole('button', { name: /^Talk it over with / }).click();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'How it went, in figures' }).check();
  await expect(sheet.getByRole('region', { name: /will read$/ })).toContainText('Your longest turn took');
  await sheet.getByRole('button', { name: /^Share it with / }).click();
  await untilViewed(captured, 'mentorChat');
  const chat = new URL(page.url());
  await expect(page.getByRole('list', { name: 'Attached' }).getByText(/^Notes on A meeting, \d+ words$/)).toBeVisible();
  await untilPressed(captured, 'meeting.talk');

  const { userId } = captured.messages[0]!;
  const press = (target: string) => ({ event: 'Persona Click', page: 'meetings', target });
  const ofNotes = { page: 'meetingsFeedback', conversation_id: conversationId };
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'meetings' },
    ...['meeting.microphone', 'meeting.start', 'meeting.off', 'meeting.on', 'meeting.end'].map(press),
    { event: 'Persona Viewed', ...ofNotes },
    { event: 'Persona Click', target: 'meeting.post', ...ofNotes },
    { event: 'Persona Click', target: 'meeting.talk', ...ofNotes },
    { event: 'Silent Coach Feedback Closed', userId, conversationId },
    {
      event: 'Persona Viewed',
      page: 'mentorChat',
      instructor_slug: chat.pathname.split('/')[2],
      conversation_id: chat.searchParams.get('conversation'),
    },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
});

test('entering a room counts the press, and nothing about who meets there', async ({ page, context }) => {
  const { captured, panel } = await atMeetings(page, context);
  await panel.button('Meet here instead').click();
  // The speaker's tile has a frame, and screen readers are told who speaks.
  await expect(page.getByRole('region', { name: 'The room' }).getByText('You, speaking')).toBeVisible();
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'meetings' },
    { event: 'Persona Click', page: 'meetings', target: 'meeting.room' },
  ]);
  expect(JSON.stringify(captured.messages)).not.toMatch(/room=/);
});
