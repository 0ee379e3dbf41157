import { randomUUID } from 'node:crypto';
import type { CoachFeedback, Meeting, MeetingFeedback, MeetingTake } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { type MeetingCaller, meetingsApp, type MeetingsFixture, pathOf } from './testing/meetings-app.ts';
import { weekly } from './testing/weekly.ts';

let database: OpenDatabase;
let fixture: MeetingsFixture;
beforeAll(async () => {
  database = await openTestDatabase();
  fixture = await meetingsApp(database);
});
afterAll(async () => {
  await fixture.app.close();
  await database.close();
});

async function held(about: object = { others_agreed: true }, text = weekly) {
  const me = fixture.as(randomUUID());
  const meeting = await me.bring([text], about);
  await me.end(meeting, 'Maren');
  return { me, meeting, notes: await notesOf(me, meeting) };
}

async function notesOf(me: MeetingCaller, meeting: Meeting): Promise<MeetingFeedback> {
  const { reply, body } = await me.call('coachFeedback', pathOf(meeting), { query: 'async=true' });
  const read = reply as CoachFeedback | undefined;
  if (read?.status !== 'ready') throw new Error(body);
  return read.notes;
}

const placeOf = ({ moments }: MeetingFeedback, kind: string) => moments.findIndex((one) => one.kind === kind);
const take = (me: MeetingCaller, meeting: Meeting, position: number, text: string) =>
  me.call('coachFeedbackTake', pathOf(meeting), { body: { position, text } });

it('shows what another speaker said just before a moment, and judges another line for it', async () => {
  const { me, meeting, notes } = await held();
  const at = placeOf(notes, 'interrupted');
  expect(notes.moments[at]!.push).toBe('Could we just ship the first half now and the rest when it');
  const { reply } = await take(me, meeting, at, 'You want to ship the first half now. What would that take?');
  const said = reply as MeetingTake;
  expect(said).toMatchObject({ isMet: true, says: 'You begin with them, and they can finish.' });
  expect(said.answer).not.toBe('');
  expect((await take(me, meeting, at, 'Those are the papers for the budget.')).reply).toMatchObject({ isMet: false });
  expect((await take(me, meeting, at, 'Bananas fly to the moon on Tuesday.')).reply).toMatchObject({
    isMet: false,
    says: 'This has nothing to do with the meeting, so nobody could answer it. Say what happened, or what you need.',
  });
  // Nothing of it is stored.
  expect(await notesOf(me, meeting)).toEqual(notes);
});

it('says first what to try instead of a reproach, with a better line that its own rules accept', async () => {
  const reproach = 'You always leave the tests until the last day.';
  const { me, meeting, notes } = await held(
    undefined,
    weekly.replace('No, the customs papers', `${reproach} The papers`),
  );
  const { measure, line } = notes.tryNext[0]!;
  expect([measure, line?.quote]).toEqual([null, reproach]);
  expect(notes.practise?.reason?.quote).toBe(reproach);
  const { reply } = await take(me, meeting, placeOf(notes, 'blamed'), line!.better!);
  expect(reply).toMatchObject({ isMet: true, says: 'Nobody’s fault in it: this can be talked about.' });
});

it('keeps no words of others without their agreement, and forgets them when the agreement is withdrawn', async () => {
  const alone = await held({});
  expect(alone.notes.moments.map(({ push }) => push)).toEqual(alone.notes.moments.map(() => null));
  const { me, meeting } = await held();
  await me.call('meetingsChange', pathOf(meeting), { body: { others_agreed: false } });
  expect((await notesOf(me, meeting)).moments.every(({ push }) => push === null)).toBe(true);
});

it('detects danger before anything else', async () => {
  const { me, meeting, notes } = await held();
  const { status, error } = await take(me, meeting, placeOf(notes, 'interrupted'), 'I want to kill myself.');
  expect([status, error.code]).toEqual([422, 'care_first']);
  expect(error.message).toContain('988');
});

it('does not quote a mention of danger as what was said before a moment', async () => {
  const { notes } = await held(
    undefined,
    weekly.replace('Could we just ship the first half now', 'I want to kill myself'),
  );
  expect(JSON.stringify(notes.moments)).not.toContain('kill');
});

it('refuses moments that helped or do not exist, lines that are too long, and meetings of other accounts', async () => {
  const { me, meeting, notes } = await held();
  const at = placeOf(notes, 'interrupted');
  const codes = [
    await take(me, meeting, placeOf(notes, 'asked-open'), 'What would help?'),
    await take(me, meeting, 99, 'What would help?'),
    await take(me, meeting, at, 'what '.repeat(1_000)),
    await take(fixture.as(randomUUID()), meeting, at, 'What would help?'),
  ].map(({ error }) => error.code);
  expect(codes).toEqual(['not_found', 'not_found', 'message_too_long', 'not_found']);
});
