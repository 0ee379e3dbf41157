import { randomUUID } from 'node:crypto';
import type { RoleplaySession } from '@greenroom/contracts';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { ownedRolePlays } from '../index.ts';
import { goodRaise } from '../testing/good-raise.ts';
import { ring } from '../testing/spoken-scene.ts';
import { useRoleplayApp } from '../testing/use-roleplay-app.ts';
import { keepSound } from './keep-sound.ts';

const scenes = useRoleplayApp();
const pcm = (ms: number, value = 1_000) => new Int16Array(ms * 16).fill(value);

/** Plays a spoken scene and records its first line, if that is allowed. */
async function spoken({ keep }: { keep: boolean }) {
  const rung = await ring(scenes, 'ask-for-the-raise');
  const { me, partner, session, account } = rung;
  const { userRolePlayUuid } = session;
  if (keep) await me.call('roleplayKeepVoice', { userRolePlayUuid }, { body: { keep } });
  const messages: string[] = [];
  const say = async (text: string, atMs: number, sound: Int16Array, messageUuid: string = randomUUID()) => {
    messages.push(messageUuid);
    const judgement = await partner.judge(text);
    const times = { fromMs: atMs, toMs: atMs + sound.length / 16 };
    const said = { ownerId: account, messageUuid, clientMessageId: null, text, doubts: [], judgement, spoken: times };
    if (!judgement.removed) await partner.keepSound!({ messageUuid, atMs, pcm: sound });
    await scenes.database.db.transaction((tx) => partner.keepSaid(tx, said));
    return messageUuid;
  };
  await say(goodRaise[0]!, 1_000, pcm(2_000));
  const hear = (position: number, more?: { range?: string; as?: string }) =>
    hearing(userRolePlayUuid, position, account, more);
  const del = () => me.call('roleplayVoiceDelete', { userRolePlayUuid });
  return { ...rung, userRolePlayUuid, say, hear, del };
}

const hearing = (
  uuid: string,
  position: number,
  account: string,
  { range, as = account }: { range?: string; as?: string } = {},
) =>
  scenes.fixture.app.inject({
    method: 'GET',
    url: `/api/v1/roleplay/${uuid}/voice/${position}`,
    headers: { 'x-account': as, ...(range && { range }) },
  });

const rows = async (uuid: string) =>
  (await scenes.database.pool.query('select from role_play_voices where role_play_uuid = $1', [uuid])).rowCount;
const age = (uuid: string, by: string) =>
  scenes.database.pool.query(
    `update role_play_voices set created_at = created_at - $2::interval where role_play_uuid = $1`,
    [uuid, by],
  );

test('stores no voice unless the person asks for it', async () => {
  const before = scenes.fixture.files.size;
  const { hear, session, read, userRolePlayUuid } = await spoken({ keep: false });
  expect(session.keepsVoice).toBe(false);
  expect((await read()).keepsVoice).toBe(false);
  expect((await hear(1)).statusCode).toBe(404);
  expect([await rows(userRolePlayUuid), scenes.fixture.files.size]).toEqual([0, before]);
});

test('a stored voice is played as it was said, whole or in ranges, to its owner only', async () => {
  const { hear, read } = await spoken({ keep: true });
  expect((await read()).keepsVoice).toBe(true);
  const whole = await hear(1);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/wav',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-length': String(44 + 2_000 * 32),
  });
  expect(whole.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  const part = await hear(1, { range: 'bytes=44-47' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 44-47/64044');
  expect([...part.rawPayload]).toEqual([0xe8, 0x03, 0xe8, 0x03]);
  expect((await hear(1, { range: 'bytes=64044-' })).statusCode).toBe(416);
  for (const answer of [await hear(1, { as: randomUUID() }), await hear(2), await hear(99)])
    expect(answer.statusCode).toBe(404);
});

test('a line that continues has its pieces in order; a repeated one has the newer sound', async () => {
  const { say, hear } = await spoken({ keep: true });
  const messageUuid = await say('I would like', 5_000, pcm(500, 1));
  await say('I would like a raise.', 5_000, pcm(1_000, 2), messageUuid);
  await say('I would like a raise. From January.', 9_000, pcm(600, 3), messageUuid);
  const { rawPayload } = await hear(2);
  expect(rawPayload.length).toBe(44 + 1_600 * 32);
  expect([rawPayload.readInt16LE(44), rawPayload.readInt16LE(44 + 1_000 * 32)]).toEqual([2, 3]);
});

test('a line that breaks a rule has no voice, even if only its end breaks it', async () => {
  const { say, hear, userRolePlayUuid } = await spoken({ keep: true });
  const messageUuid = await say('I want to tell you something', 5_000, pcm(500));
  expect((await hear(2)).statusCode).toBe(200);
  await scenes.database.pool.query(`update role_play_lines set status = 'removed', text = '' where message_uuid = $1`, [
    messageUuid,
  ]);
  expect((await hear(2)).statusCode).toBe(404);
  await scenes.fixture.roleplay.forgetVoices();
  expect(await rows(userRolePlayUuid)).toBe(1);
});

test('the feedback says which lines have a voice, when their marks are heard, and until when it is stored', async () => {
  const { me, partner, say, session, account, userRolePlayUuid } = await spoken({ keep: true });
  for (const [at, text] of goodRaise.slice(1, 6).entries()) {
    const spokenAt = { fromMs: 10_000 * at + 5_000, toMs: 10_000 * at + 6_000 };
    const heard = {
      ownerId: account,
      messageUuid: randomUUID(),
      text: 'Go on.',
      whole: true,
      spoken: spokenAt,
      beside: {},
    };
    await scenes.database.db.transaction((tx) => partner.keepHeard(tx, heard));
    await say(text, 10_000 * (at + 1), pcm(4_000));
  }
  await me.call('roleplayEnd', { userRolePlayUuid });
  await scenes.fixture.roleplay.writeSceneFeedback(userRolePlayUuid);
  const feedback = await me.feedback(session);
  if (feedback.status !== 'ready') throw new Error('no notes');
  const { script, voiceUntil } = feedback.notes;
  const [first, ...later] = script.flatMap(({ author, voice }) => (author === 'person' ? [voice] : []));
  expect([first, ...later]).toEqual([
    { durationMs: 2_000 },
    ...Array.from({ length: 5 }, () => ({ durationMs: 4_000 })),
  ]);
  expect(script.filter(({ author }) => author === 'partner').every(({ voice }) => voice === null)).toBe(true);
  const marks = script.flatMap((line) =>
    line.marks.map((mark) => ({ ...mark, of: line.text.length, long: line.voice!.durationMs })),
  );
  expect(marks.length).toBeGreaterThan(0);
  for (const { from, of, long, heardAtMs } of marks) expect(heardAtMs).toBe(Math.round((long * from) / of));
  expect(new Date(voiceUntil!).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
});

test('deleting removes the voice at once, and no more is stored', async () => {
  const { del, hear, say, read, userRolePlayUuid } = await spoken({ keep: true });
  const before = scenes.fixture.files.size;
  expect((await del()).status).toBe(200);
  expect([await rows(userRolePlayUuid), scenes.fixture.files.size]).toEqual([0, before - 1]);
  expect((await hear(1)).statusCode).toBe(404);
  await say('And one more thing.', 20_000, pcm(500));
  expect(await rows(userRolePlayUuid)).toBe(0);
  expect((await read()).keepsVoice).toBe(false);
});

test('permission can be withdrawn during a scene, but not given after it', async () => {
  const { me, userRolePlayUuid } = await spoken({ keep: true });
  const withdrawn = await me.call('roleplayKeepVoice', { userRolePlayUuid }, { body: { keep: false } });
  expect((withdrawn.reply as RoleplaySession).keepsVoice).toBe(false);
  expect(await rows(userRolePlayUuid)).toBe(0);
  await me.call('roleplayEnd', { userRolePlayUuid });
  expect((await me.call('roleplayKeepVoice', { userRolePlayUuid }, { body: { keep: true } })).status).toBe(409);
});

test('a voice that is deleted while it is being written does not stay', async () => {
  const { del, userRolePlayUuid } = await spoken({ keep: true });
  const files = memoryFiles();
  const slow = {
    ...files,
    async write(key: string, bytes: Uint8Array) {
      await files.write(key, bytes);
      await del();
    },
  };
  const home = { db: scenes.database.db, files: slow };
  await keepSound(home, userRolePlayUuid, { messageUuid: randomUUID(), atMs: 0, pcm: pcm(100) });
  expect([await rows(userRolePlayUuid), files.files.size]).toEqual([0, 0]);
});

describe('by the clock', () => {
  test.each([
    ['29 days', 1],
    ['30 days 1 minute', 0],
  ])('%s after it was said, recordings left: %d', async (by, left) => {
    const { userRolePlayUuid } = await spoken({ keep: true });
    await age(userRolePlayUuid, by);
    await ownedRolePlays(scenes.fixture.fileStore).forgetVisitors(scenes.database.db);
    expect(await rows(userRolePlayUuid)).toBe(left);
  });

  test('a voice is deleted with its scene and with its account', async () => {
    const one = await spoken({ keep: true });
    await one.me.call('roleplayDelete', { userRolePlayUuid: one.userRolePlayUuid });
    expect(await rows(one.userRolePlayUuid)).toBe(0);
    const other = await spoken({ keep: true });
    await scenes.database.db.transaction((tx) => ownedRolePlays(scenes.fixture.fileStore).erase(tx, other.account));
    const before = scenes.fixture.files.size;
    await scenes.fixture.roleplay.forgetVoices();
    expect([await rows(other.userRolePlayUuid), scenes.fixture.files.size]).toEqual([0, before - 1]);
  });

  test('finds what a crashed server left behind: a row without its file, a file without its line', async () => {
    const { userRolePlayUuid } = await spoken({ keep: true });
    const home = { db: scenes.database.db, files: scenes.fixture.fileStore };
    await keepSound(home, userRolePlayUuid, { messageUuid: randomUUID(), atMs: 7_000, pcm: pcm(100) });
    const failing = { ...home, files: { ...home.files, write: () => Promise.reject(new Error('full')) } };
    const lost = { messageUuid: randomUUID(), atMs: 8_000, pcm: pcm(100) };
    await expect(keepSound(failing, userRolePlayUuid, lost)).rejects.toThrow('full');
    await scenes.fixture.roleplay.forgetVoices();
    expect(await rows(userRolePlayUuid)).toBe(3);
    await age(userRolePlayUuid, '61 minutes');
    await scenes.fixture.roleplay.forgetVoices();
    expect(await rows(userRolePlayUuid)).toBe(1);
  });
});

test('an export says where each voice can be fetched', async () => {
  const { account, userRolePlayUuid } = await spoken({ keep: true });
  const [exported] = (await ownedRolePlays(scenes.fixture.fileStore).read(scenes.database.db, account)) as {
    lines: { voice?: object[] }[];
  }[];
  expect(exported?.lines[0]?.voice).toEqual([
    { sound: `/api/v1/roleplay/${userRolePlayUuid}/voice/1`, durationMs: 2_000, keptUntil: expect.any(Date) as Date },
  ]);
});
