import { randomUUID } from 'node:crypto';
import {
  callCloseCodes,
  type CoachFeedback,
  type ListenBegun,
  type Meeting,
  type MeetingFeedback,
  type Meetings,
  type SpeechProgress,
} from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { scriptedLanguageModel, type ScriptStep } from '@greenroom/ports/testing/language-model';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import { ownedMeetings } from './index.ts';
import { listenAs } from './testing/listen-as.ts';
import { meetingsApp, type MeetingsFixture, pathOf } from './testing/meetings-app.ts';
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

const someone = (at = fixture) => at.as(randomUUID());
type Someone = ReturnType<typeof someone>;
const feedback = async (me: Someone, meeting: Meeting, query = 'async=true') =>
  me.call('coachFeedback', pathOf(meeting), { query });
async function notesOf(me: Someone, meeting: Meeting): Promise<MeetingFeedback> {
  const { reply, body } = await feedback(me, meeting);
  const read = reply as CoachFeedback | undefined;
  if (read?.status !== 'ready') throw new Error(body);
  return read.notes;
}

it('is created from a transcript and the account’s speaker name, and ends in notes', async () => {
  const me = someone();
  const meeting = await me.bring([weekly], { others_agreed: true });
  expect(meeting).toMatchObject({
    status: 'open',
    durationMs: 67_000,
    files: [{ position: 1, format: 'webvtt', turns: 7, people: 3, endsGuessed: 0, leftOut: [] }],
    speakers: [
      { name: 'Dana', turns: 2, you: false },
      { name: 'Maren', turns: 3, you: false },
      { name: 'Omar', turns: 2, you: false },
    ],
  });
  await me.end(meeting, 'Maren');
  expect(fixture.queued).toContain(meeting.conversationUuid);
  const notes = await notesOf(me, meeting);
  expect(notes).toMatchObject({ madeBy: 'house', sharesBy: 'time', durationMs: 67_000, kind: 'other' });
  expect(notes.shares.map(({ name, you, percent }) => [name, you, percent])).toEqual([
    ['Dana', false, 15.7],
    ['Maren', true, 68.5],
    ['Omar', false, 15.7],
  ]);
  expect(notes.floor).toHaveLength(7);
  expect(notes.summary[0]).toMatch(/^You had \d+ per cent of the talk among 3 people\.$/);
  expect(notes.moments.map(({ kind, quote, atMs }) => [kind, quote, atMs !== null])).toEqual(
    expect.arrayContaining([
      ['owned-up', "I'm sorry, that was my mistake.", true],
      ['interrupted', expect.stringContaining('No, the customs papers') as string, true],
      ['asked-open', 'What would you need from me for that?', true],
    ]),
  );
  expect(notes.followUps).toEqual([
    expect.objectContaining({
      who: null,
      dueOn: '2026-11-18',
      text: expect.stringMatching(/^Send the new dates/) as string,
    }),
    expect.objectContaining({
      who: 'Dana',
      dueOn: '2026-11-17',
      text: expect.stringMatching(/^Call the broker/) as string,
    }),
  ]);
  // With three people an even share is good, and two thirds is not.
  expect(notes.measures.find(({ name }) => name === 'talk-share')).toMatchObject({
    good: { from: 17, to: 50 },
    rating: 'NEEDS_IMPROVEMENT',
  });
  expect(notes.tryNext[0]).toMatchObject({ measure: 'talk-share' });
  expect(notes.practise).toMatchObject({ categorySlug: 'work' });
  expect((await feedback(me, meeting, '')).status).toBe(200);
});

it('is part of how the account speaks over time, for that account alone', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  await me.end(meeting, 'Maren');
  await notesOf(me, meeting);
  const { measures } = (await me.call('speechProgress', {})).reply as SpeechProgress;
  const { conversationUuid, title } = meeting;
  expect(measures.find(({ name }) => name === 'talk-share')).toMatchObject({
    unit: 'percent',
    values: [{ place: 'meeting', conversationUuid, title, value: 68.5 }],
    change: { way: 'first', to: 68.5 },
  });
  expect((await someone().call('speechProgress', {})).reply).toEqual({ measures: [] });
});

it('shows help lines only to the speaker who spoke of danger, and quotes none of it', async () => {
  const me = someone();
  const meeting = await me.bring(
    [weekly.replace(/(<v Maren>)/, '$1I want to kill myself. I will do it on Friday. ')],
    {},
  );
  await me.end(meeting, 'Maren');
  const notes = await notesOf(me, meeting);
  expect(notes.care).toContain('findahelpline.com');
  const { care: _, ...others } = notes;
  expect(JSON.stringify(others)).not.toMatch(/kill myself|do it on Friday/);
});

it('keeps only speakers and times of others who did not agree', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  await me.end(meeting, 'Maren');
  const { rows } = await database.pool.query<{ turns: unknown }>(
    'select turns from meeting_parts where conversation_uuid = $1',
    [meeting.conversationUuid],
  );
  const kept = JSON.stringify(rows);
  expect(kept).not.toMatch(/supplier is late|ship the first|call the broker tomorrow/);
  expect(kept).toContain('my mistake');
  const notes = await notesOf(me, meeting);
  expect(notes.shares.find(({ you }) => you)?.percent).toBe(68.5);
  expect(notes.followUps.map(({ who }) => who)).toEqual([null]);
  expect(notes.moments.map(({ kind }) => kind)).toContain('interrupted');
});

const takeBack = (me: Someone, meeting: Meeting) =>
  me.call('meetingsChange', pathOf(meeting), { body: { others_agreed: false } });

it('forgets what others said in its notes as well, once the account withdraws their agreement', async () => {
  const owner = randomUUID();
  const me = fixture.as(owner);
  const meeting = await me.bring([weekly], { others_agreed: true });
  await me.end(meeting, 'Maren');
  const exported = async () => JSON.stringify(await ownedMeetings.read(database.db, owner));
  const before = await notesOf(me, meeting);
  expect(before.followUps.map(({ who }) => who)).toEqual([null, 'Dana']);
  expect(await exported()).toContain('call the broker tomorrow');
  expect((await takeBack(me, meeting)).status).toBe(200);
  const notes = await notesOf(me, meeting);
  expect(notes.followUps).toEqual(before.followUps.slice(0, 1));
  expect(notes.moments).toEqual(before.moments.map((moment) => ({ ...moment, push: null })));
  expect(await exported()).not.toMatch(/call the broker tomorrow|supplier is late|ship the first/i);
});

it('measures others’ turns the same with or without their words, where words do not matter', async () => {
  const me = someone();
  const measured = async (others_agreed: boolean) => {
    const meeting = await me.bring([weekly], { others_agreed });
    await me.end(meeting, 'Maren');
    return (await notesOf(me, meeting)).measures.map(({ name, value }) => [name, value]);
  };
  expect(await measured(false)).toEqual(await measured(true));
});

it('joins several transcripts in order', async () => {
  const me = someone();
  const meeting = await me.bring([weekly, weekly]);
  expect(meeting.durationMs).toBe(134_000);
  const taken = await me.call('meetingsTakeBack', { ...pathOf(meeting), position: '1' });
  expect(taken.reply).toMatchObject({ durationMs: 67_000, files: [{ position: 2 }] });
});

it('stores a transcript once, even if it is uploaded again after a lost reply', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  const body = { name: 'part-1.vtt', base64: Buffer.from(weekly).toString('base64') };
  const again = await me.call('meetingsBring', pathOf(meeting), { body });
  expect([again.status, again.reply]).toEqual([200, meeting]);
  const another = await me.call('meetingsBring', pathOf(meeting), { body: { ...body, name: 'part-2.vtt' } });
  expect(another.reply).toMatchObject({ files: [{ position: 1 }, { position: 2 }] });
});

it('reports the line at which a transcript is wrong, and skips it on request', async () => {
  const me = someone();
  const meeting = await me.bring([]);
  const file = {
    name: 'x.vtt',
    base64: Buffer.from(weekly.replace('00:00:20.000', '00:00:02.000')).toString('base64'),
  };
  const refused = await me.call('meetingsBring', pathOf(meeting), { body: file });
  expect([refused.status, refused.error.fields]).toEqual([
    422,
    [
      { path: 'line', message: '6' },
      { path: 'trouble', message: 'ends-before-it-begins' },
    ],
  ]);
  const brought = await me.call('meetingsBring', pathOf(meeting), { body: { ...file, leave_out: true } });
  expect(brought.reply).toMatchObject({ files: [{ turns: 6, leftOut: [{ line: 6 }] }] });
});

it('reports which limit a transcript exceeds', async () => {
  const me = someone();
  const meeting = await me.bring([]);
  const text = Array.from({ length: 120 }, (_, index) => `Guest ${index}: Hello`).join('\n');
  const file = { name: 'x.txt', base64: Buffer.from(text).toString('base64') };
  const refused = await me.call('meetingsBring', pathOf(meeting), { body: file });
  expect([refused.status, refused.error]).toMatchObject([
    422,
    {
      code: 'unprocessable',
      message: 'This transcript is too large: up to line 101 it has 101 speakers, and at most 100 are allowed',
      fields: [
        { path: 'line', message: '101' },
        { path: 'trouble', message: 'too-many-names' },
        { path: 'found', message: '101' },
        { path: 'most', message: '100' },
      ],
    },
  ]);
});

it('refuses more than 10 MB', async () => {
  const me = someone();
  const meeting = await me.bring([]);
  const base64 = Buffer.alloc(10_000_001, 'x').toString('base64');
  expect((await me.call('meetingsBring', pathOf(meeting), { body: { name: 'x', base64 } })).status).toBe(413);
});

it('cannot end before the account’s speaker is known, and accepts nothing afterwards', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  const file = { name: 'x.vtt', base64: Buffer.from(weekly).toString('base64') };
  expect((await feedback(me, meeting)).status).toBe(409);
  expect((await me.call('meetingsEnd', pathOf(meeting))).error).toMatchObject({
    message: 'Which of the speakers are you?',
  });
  await me.end(meeting, 'Maren');
  expect((await me.call('meetingsEnd', pathOf(meeting))).status).toBe(200);
  expect((await me.call('meetingsBring', pathOf(meeting), { body: file })).status).toBe(409);
  expect((await me.call('meetingsChange', pathOf(meeting), { body: { you: ['Dana'] } })).status).toBe(409);
  expect((await me.call('meetingsChange', pathOf(meeting), { body: { title: 'Another' } })).reply).toMatchObject({
    title: 'Another',
  });
});

it('says what a transcript without times and question marks can tell, and tries for a small share to become larger', async () => {
  const me = someone();
  const said = 'we went through all of the figures and put them in the folder that she made for us';
  const lines = [
    `Dana: ${`${said} `.repeat(14)}`,
    'Dana: so what do we do about that',
    `Maren: ${`${said} `.repeat(4)}`,
  ];
  const meeting = await me.bring([lines.join('\n')], { others_agreed: true });
  await me.end(meeting, 'Maren');
  const notes = await notesOf(me, meeting);
  expect(notes.summary.join(' ')).toMatch(/Your longest turn had 72 words\./);
  expect(notes.summary.join(' ')).not.toMatch(/question/);
  expect(notes.unknown).toEqual(expect.arrayContaining(['pace', 'questions', 'interruptions', 'fillers']));
  expect(notes.measures.find(({ name }) => name === 'longest-monologue')).toMatchObject({ caution: 'by-words' });
  expect(notes.tryNext.map(({ text }) => text)).toContain(
    'Take more of the floor. Prepare one thing to say to each item.',
  );
});

it('accepts the same changes again after the first reply was lost', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  const body = { title: 'Weekly', kind: 'stand-up', goals: ['Ask first'], others_agreed: true, you: ['Maren'] };
  const handIn = async () => {
    const changed = await me.call('meetingsChange', pathOf(meeting), { body });
    return [changed.status, (await me.call('meetingsEnd', pathOf(meeting))).status];
  };
  expect([await handIn(), await handIn()]).toEqual([
    [200, 200],
    [200, 200],
  ]);
});

it('has no notes if the account said too little, and reports how little', async () => {
  const me = someone();
  const meeting = await me.bring(['Dana: Good morning all of you.\nMaren: Good morning.\n']);
  await me.end(meeting, 'Maren');
  for (const query of ['', 'async=true']) {
    const { status, error } = await feedback(me, meeting, query);
    expect([status, error.code, error.fields]).toEqual([422, 'too_short', [{ path: 'words', message: '2/60' }]]);
  }
});

it('reports the progress of its notes, retries failed ones, and makes them even without the queue', async () => {
  const me = someone();
  const meeting = await me.bring([weekly]);
  await me.call('meetingsChange', pathOf(meeting), { body: { you: ['Maren'] } });
  await me.call('meetingsEnd', pathOf(meeting));
  expect((await feedback(me, meeting)).reply).toEqual({ status: 'in-progress', stage: 'reading', tries: 0 });
  expect((await feedback(me, meeting, '')).error.code).toBe('not_ready');
  await database.pool.query(`update meeting_notes set status = 'failed', tries = 3 where conversation_uuid = $1`, [
    meeting.conversationUuid,
  ]);
  expect((await feedback(me, meeting)).reply).toMatchObject({ status: 'failed' });
  expect((await me.call('coachFeedbackRetry', pathOf(meeting))).reply).toMatchObject({
    status: 'in-progress',
    tries: 0,
  });
  await fixture.meetings.writePendingFeedback();
  expect((await feedback(me, meeting)).reply).toMatchObject({ status: 'ready' });
});

it('lists the account’s meetings with their figures, and compares those of the same kind', async () => {
  const me = someone();
  for (const held_at of ['2026-11-09T09:30:00.000Z', '2026-11-16T09:30:00.000Z'])
    await me.end(await me.bring([weekly], { held_at, kind: 'stand-up' }), 'Maren');
  const { meetings } = (await me.call('meetingsList')).reply as Meetings;
  expect(meetings.map(({ heldAt, notes, durationMs }) => [heldAt.slice(0, 10), notes, durationMs])).toEqual([
    ['2026-11-16', 'ready', 67_000],
    ['2026-11-09', 'ready', 67_000],
  ]);
  expect(meetings[0]?.figures).toContainEqual({
    ...{
      name: 'talk-share',
      value: 68.5,
      rating: 'NEEDS_IMPROVEMENT',
      method: expect.stringContaining('percent time') as string,
    },
  });
  const [newest] = meetings;
  const { compared } = await notesOf(me, newest as unknown as Meeting);
  expect(compared).toContainEqual({ name: 'talk-share', here: 68.5, inMeetings: 68.5, inScenes: null });
});

it('is listened to with its own token: keeps turns, others’ without words, and makes notes when it ends', async () => {
  const transcriber = scriptedTranscriber(['What would you need from me? I will send it by Friday. '.repeat(6)]);
  // A minute later: the test sends seconds of sound at once.
  const now = () => new Date(Date.now() + 60_000);
  const at = await meetingsApp(database, { engines: { voiceActivity: levelVoiceActivity(), transcriber }, now });
  await at.app.listen({ port: 0, host: '127.0.0.1' });
  const me = someone(at);
  const meeting = await me.bring([]);
  const listen = async () =>
    (await me.call('meetingsListen', pathOf(meeting), { body: { language: 'en' } })).reply as ListenBegun;
  const stale = await listen();
  const begun = await listen();
  expect(begun).toMatchObject({ understands: true });
  expect(await listenAs(at.app, { ...stale, speak: [] })).toBe(callCloseCodes.refused);
  expect(await listenAs(at.app, { ...begun, speak: [0, 1, 0] })).toBe(callCloseCodes.ended);
  const ended = await me.call('meetingsEnd', pathOf(meeting));
  expect(ended.reply).toMatchObject({ status: 'ended' });
  expect(await listenAs(at.app, { ...begun, speak: [] })).toBe(callCloseCodes.refused);
  const { rows } = await database.pool.query<{ turns: object[] }>(
    'select turns from meeting_parts where conversation_uuid = $1 order by position',
    [meeting.conversationUuid],
  );
  expect(rows.flatMap(({ turns }) => turns)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ you: true, text: expect.stringContaining('What would') as string }),
      expect.objectContaining({ speaker: 'Dana', text: '' }),
    ]),
  );
  await at.meetings.writeFeedback(meeting.conversationUuid);
  const notes = await notesOf(me, meeting);
  // Checks who spoke, not for how long: sound that is sent at once carries no times of its own.
  expect(notes.shares.map(({ name, you }) => [name, you])).toEqual([
    ['', true],
    ['Dana', false],
  ]);
  expect(notes.followUps[0]).toMatchObject({ who: null });
  await at.app.close();
});

it('ends with whatever was heard, even if the account said nothing', async () => {
  const me = someone();
  const meeting = await me.bring([]);
  expect((await me.call('meetingsEnd', pathOf(meeting))).reply).toMatchObject({ status: 'ended' });
  expect((await me.call('meetingsListen', pathOf(meeting), { body: { language: 'en' } })).status).toBe(409);
});

it('is private to its account, part of an export, and deleted with everything in it', async () => {
  const owner = randomUUID();
  const me = fixture.as(owner);
  const meeting = await me.bring([weekly]);
  await me.end(meeting, 'Maren');
  for (const name of ['meetingsRead', 'meetingsEnd', 'meetingsDelete', 'coachFeedback'] as const)
    expect((await someone().call(name, pathOf(meeting))).status).toBe(404);
  expect(JSON.stringify(await ownedMeetings.read(database.db, owner))).toContain('my mistake');
  const heir = randomUUID();
  await ownedMeetings.mergeVisitor(database.db, owner, heir);
  expect((await fixture.as(heir).call('meetingsRead', pathOf(meeting))).status).toBe(200);
  await ownedMeetings.erase(database.db, heir);
  const { rows } = await database.pool.query('select 1 from meeting_parts where conversation_uuid = $1', [
    meeting.conversationUuid,
  ]);
  expect(rows).toEqual([]);
});

describe('with a language model', () => {
  const answering = async (...script: ScriptStep[]) => {
    const model = scriptedLanguageModel(script);
    const at = await meetingsApp(database, { model: { name: model.name, of: () => model } });
    const me = someone(at);
    const meeting = await me.bring([weekly], { others_agreed: true });
    await me.end(meeting, 'Maren');
    const notes = await notesOf(me, meeting);
    await at.app.close();
    return { notes, model, warnings: at.warnings };
  };

  it('marks what the model finds only if the account said it word for word', async () => {
    const { notes, model, warnings } = await answering(
      JSON.stringify({
        moments: [
          { kind: 'owned-up', quote: 'it’s my estimate that was WRONG' },
          { kind: 'summarised', quote: 'You are all wonderful people' },
          { kind: 'acknowledged', quote: 'Could we just ship the first half' },
          { kind: 'praise-the-maker', quote: 'I should have asked them in October' },
        ],
        promises: ['I have been through that with the broker twice', 'I will pay Kurt 500 euros'],
      }),
    );
    expect(notes.madeBy).toBe('model');
    expect(notes.moments.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['owned-up', "it's my estimate that was wrong"],
      ['interrupted', expect.any(String)],
    ]);
    expect(notes.followUps.map(({ text }) => text).join()).not.toContain('Kurt');
    expect(warnings).toEqual([{ dropped: 3 }]);
    expect(model.asked[0]?.messages[1]?.content).toContain('<material>');
  });

  it('stores nothing about others if the account withdraws their agreement while the model works', async () => {
    const scripted = scriptedLanguageModel([JSON.stringify({ moments: [], promises: [] })]);
    const model: typeof scripted = {
      ...scripted,
      async complete(request, signal) {
        expect((await takeBack(me, meeting)).status).toBe(200);
        return scripted.complete(request, signal);
      },
    };
    const at = await meetingsApp(database, { model: { name: model.name, of: () => model } });
    const me = someone(at);
    const meeting = await me.bring([weekly], { others_agreed: true });
    await me.end(meeting, 'Maren');
    const notes = await notesOf(me, meeting);
    expect([notes.madeBy, notes.followUps.map(({ who }) => who)]).toEqual(['model', [null]]);
    const { rows } = await database.pool.query('select findings from meeting_notes where conversation_uuid = $1', [
      meeting.conversationUuid,
    ]);
    expect(JSON.stringify(rows)).not.toContain('call the broker tomorrow');
    await at.app.close();
  });

  it('falls back to the rules if the model fails', async () => {
    const { notes, warnings } = await answering({ fail: 'unavailable' });
    expect(notes.madeBy).toBe('house-for-model');
    expect(notes.moments.map(({ kind }) => kind)).toContain('owned-up');
    expect(warnings).toEqual([{ trouble: 'unavailable' }]);
  });
});
