import { randomUUID } from 'node:crypto';
import type { CoachFeedback, Meeting, MeetingFeedback, Meetings, RecordingRules } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { scriptedTranscriber, type TranscriberStep } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import { ownedMeetings } from '../index.ts';
import { type MeetingsFixture, meetingsApp, pathOf } from '../testing/meetings-app.ts';
import { recordAs as recordOn, type Recorded } from '../testing/record-as.ts';

let database: OpenDatabase;
let opened: MeetingsFixture[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const { app } of opened) await app.close();
  await database.pool.query('truncate meetings, meeting_recording_pieces cascade');
});
afterAll(() => database.close());

const said = 'What would you need from me for that? I will send the new dates to the supplier by Wednesday.';

/** Opens an instance whose recogniser follows a script. */
async function instance(
  steps: readonly TranscriberStep[] = [said.repeat(4)],
  options: Parameters<typeof meetingsApp>[1] & { languages?: readonly string[] } = {},
) {
  const { languages = ['en'], ...more } = options;
  const transcriber = scriptedTranscriber(steps, { languages });
  const fixture = await meetingsApp(database, {
    engines: { voiceActivity: levelVoiceActivity(), transcriber },
    ...more,
  });
  opened.push(fixture);
  return { ...fixture, transcriber };
}
type Instance = Awaited<ReturnType<typeof instance>>;

const recordAs = (...[me, how]: [Parameters<typeof recordOn>[1], Parameters<typeof recordOn>[2]?]) =>
  recordOn({ database: database.pool }, me, how);
const someone = (at: Instance) => at.as(randomUUID());
const pieceRows = async () =>
  (
    await database.pool.query<{ position: number; stored: boolean; turns: unknown }>(
      'select position, stored_at is not null as stored, turns from meeting_recording_pieces order by position',
    )
  ).rows;

/** Transcribes until nothing is queued, as the queue does. */
async function transcribe({ meetings, recordings }: Pick<Instance, 'meetings' | 'recordings'>): Promise<void> {
  for (let uuid = recordings.shift(); uuid; uuid = recordings.shift()) await meetings.transcribeRecording(uuid);
}

async function notesOf(at: Instance, me: ReturnType<Instance['as']>, meeting: Meeting): Promise<MeetingFeedback> {
  await at.meetings.writePendingFeedback();
  const { reply, body } = await me.call('coachFeedback', pathOf(meeting), { query: 'async=true' });
  const read = reply as CoachFeedback | undefined;
  if (read?.status !== 'ready') throw new Error(body);
  return read.notes;
}

it('becomes a meeting with notes: the account’s words from its channel, others’ from theirs', async () => {
  const at = await instance();
  const me = someone(at);
  const { meeting, recording, read } = await recordAs(me, { about: { others_agreed: true } });
  expect(await recording()).toMatchObject({
    ...{ status: 'transcribing', pieces: 3, uploaded: 3, nextPiece: null, transcribed: 0, you: 'left' },
  });
  await transcribe(at);
  expect(await read()).toMatchObject({
    status: 'ended',
    files: [{ name: 'weekly.m4a', format: 'recording' }],
    speakers: [
      { name: '', you: true, turns: 2 },
      { name: 'Dana', you: false, turns: 1 },
    ],
    recording: { status: 'done', transcribed: 3 },
  });
  expect(at.queued).toEqual([meeting.conversationUuid]);
  const notes = await notesOf(at, me, meeting);
  expect(notes).toMatchObject({ voices: 'apart', sharesBy: 'time' });
  const shares = Object.fromEntries(notes.shares.map(({ name, percent }) => [name, Math.round(percent)]));
  expect(shares).toEqual({ '': 64, Dana: 36 });
  expect(notes.moments.map(({ kind }) => kind)).toContain('asked-open');
  expect(notes.followUps.map(({ who }) => who)).toEqual([null, 'Dana']);
});

it('hears a stretch that reaches over the end of a piece once, as a whole', async () => {
  const at = await instance(['First.', 'Second.', 'Answer.']);
  const { meeting } = await recordAs(someone(at), { about: { others_agreed: true } });
  await transcribe(at);
  const { rows } = await database.pool.query<{ turns: { text: string; beganMs: number; endedMs: number }[] }>(
    'select turns from meeting_parts where conversation_uuid = $1',
    [meeting.conversationUuid],
  );
  const times = rows[0]!.turns.map(({ beganMs, endedMs }) => [beganMs, endedMs].map((ms) => Math.round(ms / 1_000)));
  expect(times).toEqual([
    [2, 12],
    [14, 24],
    [26, 34],
  ]);
  // With its margins: 8 s, 0.3 s before and 0.1 s after.
  expect(at.transcriber.asked.map(({ samples }) => Math.round(samples / 1_600))).toEqual([104, 84, 104]);
});

it('transcribes only the account’s channel without the others’ agreement, and keeps how long others spoke', async () => {
  const at = await instance();
  const me = someone(at);
  const { meeting, read } = await recordAs(me);
  await transcribe(at);
  expect(at.transcriber.asked).toHaveLength(2);
  expect((await read()).speakers).toContainEqual({ name: 'Dana', turns: 1, you: false });
  const notes = await notesOf(at, me, meeting);
  expect(notes.shares.map(({ percent }) => Math.round(percent)).toSorted()).toEqual([36, 64]);
  expect(notes.followUps.map(({ who }) => who)).toEqual([null]);
});

it('attributes nothing to anyone if several people share a channel, and says what cannot be known', async () => {
  const at = await instance();
  const me = someone(at);
  const { meeting } = await recordAs(me, { channels: [[[2, 12]]], about: { others_agreed: true } });
  await transcribe(at);
  const notes = await notesOf(at, me, meeting);
  expect(notes).toMatchObject({ voices: 'mixed', measures: [], shares: [], strengths: [], tryNext: [], compared: [] });
  expect(notes.unknown).toEqual(expect.arrayContaining(['talk-share', 'interruptions', 'pace', 'fillers']));
  expect(notes.moments.map(({ kind }) => kind)).toEqual(['asked-open', 'named-a-step']);
  expect(notes.followUps).toEqual([expect.objectContaining({ who: '', dueOn: expect.any(String) as string })]);
  expect(notes.summary[0]).toMatch(/^All voices are on one channel/);
  const { meetings } = (await me.call('meetingsList')).reply as Meetings;
  expect(meetings[0]).toMatchObject({ notes: 'ready', figures: [], recording: { status: 'done' } });
});

it('treats a channel on which only the account speaks as all its own', async () => {
  const at = await instance();
  const me = someone(at);
  const { meeting } = await recordAs(me, { channels: [[[2, 12]]], begin: { voices: 'mine' } });
  await transcribe(at);
  const notes = await notesOf(at, me, meeting);
  expect(notes).toMatchObject({ voices: 'mine', unknown: expect.arrayContaining(['talk-share']) as string[] });
  expect(notes.followUps.map(({ who }) => who)).toEqual([null]);
  expect(notes.summary.join(' ')).not.toContain('was not kept');
});

it('shows help lines in the notes if danger is heard, and quotes none of it', async () => {
  const at = await instance([`I want to kill myself. I will do it on Friday. ${said.repeat(4)}`]);
  const me = someone(at);
  const { meeting } = await recordAs(me, { channels: [[[2, 12]]], begin: { voices: 'mine' } });
  await transcribe(at);
  const { care, ...others } = await notesOf(at, me, meeting);
  expect(care).toContain('findahelpline.com');
  expect(JSON.stringify(others)).not.toMatch(/kill myself|do it on Friday/);
});

describe('the upload', () => {
  it('stores each piece once, in any order, and says which one is missing', async () => {
    const at = await instance();
    const { send, recording } = await recordAs(someone(at), { upload: false });
    expect((await send(3)).reply).toMatchObject({ uploaded: 1, nextPiece: 1, status: 'uploading' });
    expect((await send(1)).reply).toMatchObject({ uploaded: 2, nextPiece: 2 });
    expect((await send(1)).reply).toMatchObject({ uploaded: 2, nextPiece: 2 });
    expect(at.recordings).toEqual([]);
    expect((await send(2)).reply).toMatchObject({ uploaded: 3, nextPiece: null, status: 'transcribing' });
    expect(at.recordings).toHaveLength(1);
    expect((await send(2)).status).toBe(200);
    expect(at.files.size).toBe(3);
    expect((await recording()).status).toBe('transcribing');
  });

  it('refuses a piece of another size, or one beyond the end', async () => {
    const at = await instance();
    const { send, pieces } = await recordAs(someone(at), { upload: false });
    expect((await send(1, pieces[0]!.subarray(2))).error).toMatchObject({ code: 'bad_request' });
    expect((await send(3, pieces[0])).status).toBe(400);
    expect((await send(4, pieces[0])).status).toBe(404);
    expect((await send(1, new Uint8Array(3_000_000))).status).toBe(413);
    expect(at.files.size).toBe(0);
  });

  it('belongs to its owner', async () => {
    const at = await instance();
    const { meeting, pieces } = await recordAs(someone(at), { upload: false });
    const path = pathOf(meeting);
    const other = someone(at);
    const piece = await other.call('meetingsRecordingPiece', { ...path, position: '1' }, { body: pieces[0]! });
    const others = [
      piece,
      ...(await Promise.all(
        ['meetingsRecordingRetry' as const, 'meetingsRecordingCancel' as const].map((name) => other.call(name, path)),
      )),
    ];
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('cannot begin in a language that is not understood, and says so before anything is sent', async () => {
    const at = await instance();
    const me = someone(at);
    expect((await me.call('meetingsRecordingRules')).reply as RecordingRules).toEqual({ understands: ['en'] });
    const begun = recordAs(me, { begin: { language: 'de' } });
    await expect(begun).rejects.toThrow('not understood');
  });

  it('needs everyone’s agreement if they cannot be told apart', async () => {
    const at = await instance();
    await expect(recordAs(someone(at), { channels: [[[2, 12]]] })).rejects.toThrow('has to agree');
  });

  it.each<[string, NonNullable<Parameters<typeof recordAs>[1]>]>([
    ['is longer than two hours', { begin: { durationMs: 7_200_001 } }],
    ['has two channels, but not which one is the account', { begin: { you: undefined } }],
    ['has one channel, but says which one is the account', { channels: [[]], begin: { voices: 'mine', you: 'left' } }],
  ])('cannot begin if it %s', async (_, how) => {
    const at = await instance();
    await expect(recordAs(someone(at), { ...how, upload: false })).rejects.toThrow('bad_request');
  });

  it('may be begun twice, and by an account with at most two others', async () => {
    const at = await instance();
    const me = someone(at);
    const { meeting } = await recordAs(me, { upload: false });
    const body = {
      name: 'weekly.m4a',
      language: 'en',
      voices: 'apart',
      you: 'left',
      duration_ms: 70_000,
      others: 'Dana',
    };
    expect((await me.call('meetingsRecordingBegin', pathOf(meeting), { body })).status).toBe(200);
    const other = { ...body, duration_ms: 60_000 };
    expect((await me.call('meetingsRecordingBegin', pathOf(meeting), { body: other })).status).toBe(409);
    await recordAs(me, { upload: false });
    await expect(recordAs(me, { upload: false })).rejects.toThrow('At most 2 recordings');
  });

  it('excludes transcripts, listening, and ending the meeting by hand', async () => {
    const at = await instance();
    const me = someone(at);
    const { meeting } = await recordAs(me, { upload: false });
    const file = { name: 'x.txt', base64: Buffer.from('Dana: Hello\nMaren: Hello').toString('base64') };
    for (const [name, body] of [
      ['meetingsBring', file],
      ['meetingsListen', { language: 'en' }],
      ['meetingsEnd', undefined],
    ] as const)
      expect((await me.call(name, pathOf(meeting), body && { body })).status).toBe(409);
  });
});

describe('the work', () => {
  it('goes on where another instance was killed: each piece’s words are stored once', async () => {
    const at = await instance(['First.', 'Second.', 'Answer.']);
    const { uuid, recording } = await recordAs(someone(at), { about: { others_agreed: true } });
    const killed = memoryFiles();
    // It dies after the words of the first piece are stored, before their sound is deleted.
    const dying = await instance(['First.', 'Second.', 'Answer.'], {
      files: { ...killed, read: async (key) => at.files.get(key), remove: () => new Promise(() => {}) },
    });
    void dying.meetings.transcribeRecording(uuid);
    await until(async () => (await recording()).transcribed === 1);
    await at.meetings.transcribeRecording(uuid);
    expect((await recording()).transcribed).toBe(1);
    await database.pool.query(`update meeting_recordings set claimed_at = claimed_at - interval '121 seconds'`);
    await at.meetings.sweepRecordings();
    expect(at.files.size).toBe(2);
    await transcribe(at);
    const { rows } = await database.pool.query<{ turns: { text: string }[] }>('select turns from meeting_parts');
    expect(rows.map(({ turns }) => turns.length)).toEqual([3]);
    expect(at.files.size).toBe(0);
  });

  it('is done by one of two instances at a time', async () => {
    const [one, other] = [await instance(), await instance()];
    const { uuid, recording } = await recordAs(someone(one));
    const seeing = await instance(undefined, { files: { ...memoryFiles(), read: async (key) => one.files.get(key) } });
    await Promise.all([one, seeing, other].map(({ meetings }) => meetings.transcribeRecording(uuid)));
    const asked = [one, seeing, other].map(({ transcriber }) => transcriber.asked.length);
    expect(asked.filter((count) => count > 0)).toHaveLength(1);
    expect((await recording()).transcribed).toBeGreaterThan(0);
  });

  it('lets recordings take turns', async () => {
    const at = await instance();
    const spoken = Array.from({ length: 12 }, (_, piece) => [piece * 30 + 2, piece * 30 + 4] as const);
    const { uuid, recording } = await recordAs(someone(at), {
      seconds: 360,
      channels: [spoken],
      begin: { voices: 'mine' },
    });
    at.recordings.length = 0;
    await at.meetings.transcribeRecording(uuid);
    expect((await recording()).transcribed).toBe(10);
    expect(at.recordings).toEqual([uuid]);
    await transcribe(at);
    expect((await recording()).status).toBe('done');
  });

  it('deletes the sound of a piece once its words are stored, and words with the recording', async () => {
    const at = await instance();
    await recordAs(someone(at));
    expect(at.files.size).toBe(3);
    await transcribe(at);
    expect(at.files.size).toBe(0);
    expect(await pieceRows()).toEqual([1, 2, 3].map((position) => ({ position, stored: false, turns: null })));
    await database.pool.query(`update meeting_recording_pieces set created_at = created_at - interval '61 minutes'`);
    await at.meetings.sweepRecordings();
    expect(await pieceRows()).toEqual([]);
  });

  it('is tried again after a failure, then waits for its owner, who can retry it', async () => {
    const at = await instance([{ fail: 'unavailable' }]);
    const me = someone(at);
    const { uuid, meeting, recording } = await recordAs(me);
    for (let tried = 1; tried <= 5; tried += 1) {
      expect((await recording()).status).toBe('transcribing');
      await at.meetings.transcribeRecording(uuid);
      await database.pool.query(`update meeting_recordings set next_try_at = now()`);
    }
    expect(await recording()).toMatchObject({ status: 'failed', trouble: 'transcriber' });
    await at.meetings.sweepRecordings();
    expect(at.files.size).toBe(3);
    at.recordings.length = 0;
    expect((await me.call('meetingsRecordingRetry', pathOf(meeting))).reply).toMatchObject({
      recording: { status: 'transcribing', trouble: null },
    });
    const mended = await instance(undefined, {
      files: {
        ...memoryFiles(),
        read: async (key) => at.files.get(key),
        remove: async (key) => void at.files.delete(key),
      },
    });
    await transcribe({ meetings: mended.meetings, recordings: at.recordings });
    expect((await recording()).status).toBe('done');
  });

  it('leaves a recording alone that will be tried later', async () => {
    const at = await instance([{ fail: 'unavailable' }]);
    const { uuid } = await recordAs(someone(at));
    await at.meetings.transcribeRecording(uuid);
    at.recordings.length = 0;
    await at.meetings.sweepRecordings();
    await at.meetings.transcribeRecording(uuid);
    expect([at.recordings, at.transcriber.asked.length]).toEqual([[], 1]);
  });

  it('cannot go on without a piece that was lost', async () => {
    const at = await instance();
    const me = someone(at);
    const { meeting, recording } = await recordAs(me);
    at.files.clear();
    await transcribe(at);
    expect(await recording()).toMatchObject({ status: 'failed', trouble: 'lost' });
    expect((await me.call('meetingsRecordingRetry', pathOf(meeting))).status).toBe(409);
  });

  it('logs nothing that was said', async () => {
    const at = await instance([{ fail: 'nonsense' }]);
    await recordAs(someone(at));
    await transcribe(at);
    expect(at.warnings).toHaveLength(1);
    expect(JSON.stringify(at.warnings)).not.toMatch(/weekly|Dana/);
  });
});

describe('deletion', () => {
  const gone = async (at: Instance) => [at.files.size, (await pieceRows()).length];

  it('cancels at any time, with sound and words', async () => {
    const at = await instance();
    const { cancel, read, uuid } = await recordAs(someone(at));
    expect((await cancel()).reply).toMatchObject({ recording: null, status: 'open' });
    expect(await gone(at)).toEqual([0, 0]);
    await at.meetings.transcribeRecording(uuid);
    expect((await read()).files).toEqual([]);
    expect((await cancel()).status).toBe(200);
  });

  it('stops the work if it is cancelled during it', async () => {
    const recorded: { now?: Recorded } = {};
    const at = await instance();
    const slow = await instance(undefined, {
      files: {
        ...memoryFiles(),
        async read(key) {
          await recorded.now!.cancel();
          return at.files.get(key) ?? new Uint8Array(60_000);
        },
      },
    });
    recorded.now = await recordAs(someone(at));
    await slow.meetings.transcribeRecording(recorded.now.uuid);
    expect(slow.transcriber.asked).toEqual([]);
    expect(await gone(at)).toEqual([0, 0]);
  });

  it('deletes a piece that arrives while the recording is cancelled', async () => {
    const files = memoryFiles();
    const recorded: { now?: Recorded } = {};
    const at = await instance(undefined, {
      files: {
        ...files,
        async write(key, bytes) {
          await files.write(key, bytes);
          await recorded.now!.cancel();
        },
      },
    });
    recorded.now = await recordAs(someone(at), { upload: false });
    expect((await recorded.now.send(1)).status).toBe(404);
    expect(files.files.size).toBe(0);
  });

  it('deletes the sound with the meeting', async () => {
    const at = await instance();
    const me = someone(at);
    const { meeting } = await recordAs(me);
    await me.call('meetingsDelete', pathOf(meeting));
    expect(await gone(at)).toEqual([0, 0]);
  });

  it('deletes the sound after the account, within one sweep', async () => {
    const at = await instance();
    const account = randomUUID();
    await recordAs(at.as(account));
    await database.db.transaction((tx) => ownedMeetings.erase(tx, account));
    await at.meetings.sweepRecordings();
    expect(await gone(at)).toEqual([0, 0]);
  });

  it.each([
    ['47 hours', 3, 'uploading'],
    ['48 hours 1 minute', 2, 'failed'],
  ])('%s after it was begun, an unfinished one has its sound: %#', async (age, _, status) => {
    const at = await instance();
    const { send, recording } = await recordAs(someone(at), { upload: false });
    await send(1);
    await database.pool.query(`update meeting_recordings set created_at = created_at - $1::interval`, [age]);
    await at.meetings.sweepRecordings();
    expect([(await recording()).status, at.files.size]).toEqual([status, status === 'failed' ? 0 : 1]);
  });

  it('forgets others’ words in the pieces so far if their agreement is withdrawn', async () => {
    const at = await instance(['First.', 'Second.', 'The supplier is late.']);
    const me = someone(at);
    const { uuid, meeting } = await recordAs(me, { about: { others_agreed: true } });
    await transcribeOnePiece(at, uuid);
    expect(JSON.stringify(await pieceRows())).toContain('supplier is late');
    await me.call('meetingsChange', pathOf(meeting), { body: { others_agreed: false } });
    expect(JSON.stringify(await pieceRows())).not.toContain('supplier is late');
    expect((await me.call('meetingsChange', pathOf(meeting), { body: { others_agreed: true } })).status).toBe(409);
  });

  it('deletes a mixed recording if the agreement is withdrawn, and everything said if it is done', async () => {
    const at = await instance();
    const me = someone(at);
    const mixed = { channels: [[[2, 12] as const]], about: { others_agreed: true } };
    const early = await recordAs(me, mixed);
    const withdraw = (meeting: Meeting) =>
      me.call('meetingsChange', pathOf(meeting), { body: { others_agreed: false } });
    expect((await withdraw(early.meeting)).reply).toMatchObject({ recording: null });
    at.recordings.length = 0;
    const late = await recordAs(me, mixed);
    await transcribe(at);
    await notesOf(at, me, late.meeting);
    await withdraw(late.meeting);
    const notes = await notesOf(at, me, late.meeting);
    expect([notes.moments, notes.followUps]).toEqual([[], []]);
    const { rows } = await database.pool.query('select turns from meeting_parts');
    expect(JSON.stringify(rows)).not.toContain('supplier');
  });

  it('is exported with how far it is and its words, without sound', async () => {
    const at = await instance(['First.', 'Second.']);
    const account = randomUUID();
    const { uuid } = await recordAs(at.as(account));
    await transcribeOnePiece(at, uuid);
    const { meetings } = (await ownedMeetings.read(database.db, account)) as { meetings: object[] };
    expect(meetings).toEqual([
      expect.objectContaining({
        recording: expect.objectContaining({
          status: 'transcribing',
          transcribed: 1,
          turns: expect.arrayContaining([expect.objectContaining({ text: 'First.' })]) as object[],
        }) as object,
      }),
    ]);
  });
});

/** Lets an instance end after the first piece: the files of the others cannot be read. */
async function transcribeOnePiece({ files }: Instance, uuid: string): Promise<void> {
  const ending = await instance(['First.', 'Second.', 'The supplier is late.'], {
    files: {
      ...memoryFiles(),
      read: async (key) => (key.endsWith('/3.pcm') ? Promise.reject(new Error('away')) : files.get(key)),
      remove: async (key) => void files.delete(key),
    },
  });
  await ending.meetings.transcribeRecording(uuid);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
