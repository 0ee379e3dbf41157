import { eventProperties, paths, pathTo } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilViewed } from '../fixtures/expected-events.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlayerOnPage } from '../pages/player-on-page.ts';
import { raise, ScenePage } from '../pages/scene-page.ts';
import { SitePage } from '../pages/site-page.ts';

test('hearing an item and a coach: each event once, exact to the property', async ({ page, context }) => {
  const captured = new CapturedEvents(context);
  const player = new PlayerOnPage(page);
  const bySound = (name: string) => captured.messages.filter(({ event }) => event === `Media Playback ${name}`);
  await page.goto(pathTo('libraryItem', { instructorSlug: imogen.slug, itemSlug: nervous.item.slug }));
  await new SitePage(page).isThere();
  await untilViewed(captured, 'libraryItem');
  await player.listen();
  await expect.poll(() => player.seconds()).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await expect(player.play).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.pause).toBeFocused();
  await expect.poll(() => bySound('Resumed').length).toBe(1);
  await player.position.focus();
  await page.keyboard.press('End');
  await expect.poll(() => bySound('Completed').length).toBe(1);

  const [started, paused, resumed, completed] = ['Started', 'Paused', 'Resumed', 'Completed'].map(
    (name) => bySound(name)[0]!.properties as { position: number; total_length: number; content_uuid: string },
  );
  const item = {
    product: 'greenroom',
    user_id: null,
    content_type: 'lesson',
    content_id: nervous.item.slug,
    content_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    content_title: nervous.item.title,
    course_id: null,
    parent_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    auto_play: false,
    position: expect.any(Number) as unknown,
    total_length: expect.any(Number) as unknown,
    player: 'narration',
    playback_location: 'page',
    quality: null,
    speed: 1,
    page_type: 'libraryItem',
  };
  const ofMedia = () => captured.own(eventProperties).filter((one) => JSON.stringify(one).includes('Media Playback'));
  expect(ofMedia()).toEqual(
    ['Started', 'Paused', 'Resumed', 'Completed'].map((name) => ({ event: `Media Playback ${name}`, ...item })),
  );
  expect(started!.position).toBe(0);
  expect(paused!.position).toBeGreaterThan(0.5);
  expect(resumed!.position).toBeCloseTo(paused!.position, 0);
  expect(completed!.position).toBe(completed!.total_length);

  await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
  await new SitePage(page).isThere();
  await untilViewed(captured, 'mentor');
  await page.getByRole('button', { name: `Hear ${imogen.firstName}` }).click();
  await expect.poll(() => bySound('Completed').length).toBe(2);
  const coach = {
    ...item,
    content_type: 'coach_voice',
    content_id: imogen.slug,
    content_title: imogen.name,
    parent_uuid: null,
    page_type: 'mentor',
  };
  expect(ofMedia().slice(4)).toEqual(
    ['Started', 'Completed'].map((name) => ({ event: `Media Playback ${name}`, ...coach })),
  );
  const about = { instructor_slug: imogen.slug };
  expect(captured.own(eventProperties).filter((one) => 'target' in one)).toEqual([
    { event: 'Persona Click', page: 'libraryItem', target: 'item.listen', ...about },
    { event: 'Persona Click', page: 'mentor', target: 'bio.hear', ...about },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
});

test('a scene from its set-up to its feedback: each event once, exact to the property', async ({ page, context }) => {
  test.slow();
  await signIn(page);
  const captured = new CapturedEvents(context);
  const scene = new ScenePage(page);
  await scene.open();
  await new SitePage(page).isThere();
  await untilViewed(captured, 'scenario');
  await scene.begin.click();
  await untilViewed(captured, 'start');
  await scene.goOn();
  await untilViewed(captured, 'session');
  await scene.talk(raise.lines.slice(0, 5));
  await scene.finish();
  const conversation = { conversation_id: new URL(page.url()).searchParams.get('uuid') };
  await untilViewed(captured, 'feedback');
  await scene.score();
  await page.getByRole('button', { name: 'Run it again' }).click();
  await untilViewed(captured, 'start', 2);

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'scenario', category_slug: raise.categorySlug },
    { event: 'Persona Click', page: 'scenario', target: 'scene.set', category_slug: raise.categorySlug },
    { event: 'Persona Viewed', page: 'start' },
    { event: 'Persona Click', page: 'start', target: 'scene.start' },
    { event: 'Persona Viewed', page: 'session' },
    { event: 'Persona Click', page: 'session', target: 'scene.end' },
    { event: 'Persona Viewed', page: 'feedback', ...conversation },
    { event: 'Persona Click', page: 'feedback', target: 'notes.again', ...conversation },
    { event: 'Persona Viewed', page: 'start' },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  for (const line of raise.lines) expect(JSON.stringify(captured.messages)).not.toContain(line);
});

test('a recipe cooked step by step: each event once, exact to the property', async ({ page, context }) => {
  await signIn(page);
  const captured = new CapturedEvents(context);
  const crumble = { instructorSlug: 'baptiste-orlay', itemSlug: 'apples-under-a-crumble' };
  await page.goto(pathTo('libraryItem', crumble, { recommendation_id: 'a-recommendation' }));
  await new SitePage(page).isThere();
  await untilViewed(captured, 'libraryItem');
  await page.getByRole('button', { name: 'Cook step by step' }).click();
  const steps = page.getByRole('dialog');
  for (const step of [2, 3, 4, 5, 6]) {
    await steps.getByRole('button', { name: 'Next' }).click();
    await expect(steps).toContainText(`Step ${step} of 6`);
  }
  await steps.getByRole('button', { name: 'Time 15 minutes' }).click();

  const item = { instructor_slug: crumble.instructorSlug };
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'libraryItem', ...item, recommendation_id: 'a-recommendation' },
    { event: 'Persona Click', page: 'libraryItem', target: 'kitchen.begin', ...item },
    { event: 'Persona Click', page: 'libraryItem', target: 'kitchen.timer', ...item },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
});

const weekly = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Dana>Good morning. The supplier is late, and I would like to know what that does to us.</v>

00:00:06.500 --> 00:00:20.000
<v Maren>I'm sorry, that was my mistake. We are nine days late, and it's my estimate that was wrong. I should have asked them in October.</v>

00:00:21.000 --> 00:00:40.000
<v Maren>The customs papers are for all of it, and I have been through that with the broker twice already this week.</v>

00:00:41.000 --> 00:01:02.000
<v Maren>What would you need from me for that? I'll send the new dates to the supplier by Wednesday.</v>
`;

test('a meeting from its transcript to leaving the feedback: each event once, exact to the property', async ({
  page,
  context,
}) => {
  await signIn(page);
  const captured = new CapturedEvents(context);
  const site = new SitePage(page);
  await page.goto(paths.meetings);
  await site.isThere();
  await untilViewed(captured, 'meetings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'weekly.vtt', mimeType: 'text/vtt', buffer: Buffer.from(weekly) });
  await page.getByRole('radio', { name: 'Maren' }).check();
  await page.getByRole('button', { name: 'Read it, write my notes' }).click();
  await untilViewed(captured, 'meetingsFeedback');
  const conversationId = new URL(page.url()).searchParams.get('uuid');
  await expect(page.getByText(/Send the new dates to the supplier/).first()).toBeVisible();
  await site.goTo('Coaches');
  await untilViewed(captured, 'coaches');

  const { userId } = captured.messages[0]!;
  expect(userId).toEqual(expect.any(String));
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'meetings' },
    { event: 'Persona Click', page: 'meetings', target: 'meeting.bring' },
    { event: 'Persona Viewed', page: 'meetingsFeedback', conversation_id: conversationId },
    { event: 'Silent Coach Feedback Closed', userId, conversationId },
    { event: 'Persona Viewed', page: 'coaches' },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  expect(JSON.stringify(captured.messages)).not.toMatch(/supplier|dana/i);
});
