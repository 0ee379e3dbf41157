import { expectSection, sentencesIn, tableOf } from '@greenroom/contracts/testing/doc-section';
import type { SceneSession } from '@greenroom/contracts';
import { screen, within } from '@testing-library/react';
import { failContract, personKinds, samplePerson } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { forMeMocks, openedEntry, sampleItem } from '../../testing/for-me-mocks.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { weekOf } from './week-of.ts';

withMockedApi();

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows today’s recommendation with its reason, and links to what was begun', async () => {
  await showPage('/homepage', mentorMocks());
  expect(await screen.findByRole('heading', { level: 2, name: 'The first nine seconds' })).toBeVisible();
  expect(screen.getByText('Asking for a raise without shaking')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    `/library/imogen-vale/the-first-nine-seconds?recommendation_id=${sampleItem(0).recommendationId}`,
  );
  const left = await part('Where you left off');
  expect(left.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/aimentor\/imogen-vale\/chat\?conversation=/),
    '/library/imogen-vale/when-row-three-disagrees',
    expect.stringMatching(/^\/meetings\/feedback\?uuid=/),
  ]);
  expect(left.getByText('3 of 5 min')).toBeVisible();
});

test('shows all coaches by subject, scenes with their reasons, and the week', async () => {
  await showPage('/homepage', mentorMocks());
  const coaches = await part('Your coaches');
  expect(coaches.getByRole('region', { name: 'Home cooking' })).toBeInTheDocument();
  expect(coaches.getByRole('link', { name: 'See all 2' })).toHaveAttribute('href', '/coaches');
  const scenes = await part('Scenes for this week');
  const because = 'Because “The ask” scored 4.8 in “The pay question”.';
  expect(scenes.getByText((_, element) => element?.textContent === because, { selector: 'span' })).toBeVisible();
  const week = await part('Rehearsed');
  expect(week.getAllByRole('listitem')).toHaveLength(7);
  expect(week.getByText('12 min this week')).toBeVisible();
});

test('a new user is told what will appear here, and asked what they are working on', async () => {
  const suggestion = sampleItem(0, { from: 'beginning', name: 'Imogen Vale' });
  await showPage('/homepage', mentorMocks({ homepage: { suggestion, leftOff: [], rehearsed: [] } }));
  expect(await screen.findByRole('heading', { name: 'Nothing begun yet' })).toBeVisible();
  expect(screen.getByText('A good place to begin.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell us what you’re working on' })).toHaveAttribute('href', '/onboarding');
  expect(screen.getByText('Nothing yet this week')).toBeVisible();
});

test('an overdue payment is shown with a link to pay it', async () => {
  const { leave } = await showPage('/homepage', mentorMocks());
  expect(await screen.findByRole('heading', { level: 2, name: 'The first nine seconds' })).toBeVisible();
  expect(screen.queryByText('A payment is overdue')).toBeNull();
  leave();
  await showPage('/homepage', mentorMocks(), 'overdue');
  expect(await screen.findByText('A payment is overdue')).toBeVisible();
  expect(screen.getByText(/could not charge \$84\.00.*open until 3 December 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay $84.00' })).toHaveAttribute('href', '/settings/plan');
});

test('a paused plan shows its end, the charge at that time, and a link to end the pause', async () => {
  await showPage('/homepage', mentorMocks(), 'paused');
  expect(await screen.findByText('Your plan is paused until 2 March 2027')).toBeVisible();
  expect(screen.getByText(/you pay nothing.*continues on 2 March 2027 with a charge of \$84\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'End the pause in Settings' })).toHaveAttribute('href', '/settings/plan');
});

const planNotes: string[][] = [];

test.each(personKinds)('the plan notes for %s are correct', async (kind) => {
  const { overdue, paused } = samplePerson(kind);
  await showPage('/homepage', mentorMocks(), kind);
  if (overdue) await screen.findByText(/is overdue/);
  if (paused) await screen.findByText(/plan is paused/);
  await screen.findByRole('heading', { level: 1 });
  const text = document.body.textContent;
  expect(/is overdue|could not charge/.test(text)).toBe(overdue !== undefined);
  expect(/paused/.test(text)).toBe(paused !== undefined);
  const notes = screen.queryAllByRole('status').filter((note) => /overdue|paused/.test(note.textContent));
  if (notes.length > 0) planNotes.push([kind, notes.map(sentencesIn).join(' ')]);
});

test('docs/plan-sentences.md shows what home says about a plan', () => {
  const others: [string, string] = ['everyone else', 'Nothing about a plan.'];
  expectSection('home', tableOf(['person', 'what home says'], [...planNotes, others]));
});

test('the history is a tab, which is kept in the URL', async () => {
  const { user } = await showPage('/homepage', mentorMocks());
  await user.click(await screen.findByRole('link', { name: 'History' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(window.location.search).toBe('?tab=history');
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
});

test('the history lists opened items with their progress', async () => {
  await showPage('/homepage?tab=history', mentorMocks({ read: [openedEntry] }));
  expect(await screen.findByRole('link', { name: /The first nine seconds.*2 of 4 min/ })).toBeVisible();
});

test('the history lists scenes among the items, the newest first, each with its day and a link', async () => {
  const scene = (title: string, endedAt: string | null, more: Partial<SceneSession> = {}): SceneSession => ({
    userRolePlayUuid: crypto.randomUUID(),
    conversationUuid: crypto.randomUUID(),
    ...{ status: 'ended', title, scenarioSlug: null, categorySlug: 'work', difficulty: 'realistic', medium: 'text' },
    ...{ createdAt: '2026-01-01T10:00:00.000Z', endedAt, ending: 'agreed', total: { score: 6.5, band: 'developing' } },
    ...more,
  });
  const opened = { ...openedEntry, openedAt: '2026-01-02T10:00:00.000Z', finishedAt: null, savedAt: null };
  const played = [
    scene('Ask for the raise', '2026-01-03T10:00:00.000Z'),
    scene('The pan', null, { status: 'going-on', total: null }),
  ];
  await showPage('/homepage?tab=history', mentorMocks({ homepage: { history: [opened], played } }));
  const newest = await screen.findByRole('link', { name: /^Ask for the raise.*You scored 6\.5/ });
  expect(newest).toHaveAttribute('href', `/feedback?uuid=${played[0]!.conversationUuid}`);
  const rows = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(rows.map((row) => row.textContent)).toEqual(['Ask for the raise', opened.content.title, 'The pan']);
  expect(screen.getByRole('link', { name: /^The pan/ })).toHaveAttribute(
    'href',
    `/session?uuid=${played[1]!.userRolePlayUuid}`,
  );
});

test('a failed load can be retried', async () => {
  const { user } = await showPage('/homepage', [failContract('homepage', 'internal'), ...mentorMocks()]);
  await screen.findByRole('heading', { name: 'This part didn’t arrive' });
  answerWith(...forMeMocks());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Where you left off' })).toBeVisible();
});

test('a week is the last seven calendar days, including today', () => {
  const now = new Date(2026, 10, 22, 0, 30);
  const week = weekOf(
    [
      { at: new Date(2026, 10, 21, 23, 59).toISOString(), minutes: 3.4 },
      { at: new Date(2026, 10, 22, 0, 10).toISOString(), minutes: 5 },
      { at: new Date(2026, 10, 15, 12).toISOString(), minutes: 9 },
    ],
    now,
  );
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 3, 5]);
  expect(week.at(-1)?.day.getDate()).toBe(22);
});
