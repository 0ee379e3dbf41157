import { asc, eq } from 'drizzle-orm';
import { rolePlayLines, rolePlays, rolePlayVoices } from '@greenroom/roleplay/tables';
import { loud } from '@greenroom/calls/testing/call-client';
import { type CallsFixture, openCallsFixture } from '../integration/calls/testing/calls-app.ts';
import type { RoleplayModule } from '@greenroom/roleplay';
import { roleplayApp } from '@greenroom/roleplay/testing/roleplay-app';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { waitUntil } from '@greenroom/test-tools/wait-until';

type LineRow = typeof rolePlayLines.$inferSelect;

let fixture: CallsFixture;
let roleplay: RoleplayModule;
let files: Map<string, Uint8Array>;
beforeAll(async () => {
  fixture = await openCallsFixture();
  const rightsOf = () => ({ roleplay: 'allowed' }) as never;
  // Calls use the machine's clock.
  const opened = await roleplayApp(fixture.database, { rightsOf, now: () => new Date() });
  await opened.app.close();
  roleplay = opened.roleplay;
  files = opened.files;
});
afterAll(() => fixture.close());

/** Stores a scene session created by the caller. */
async function makeSession(
  { visitorId, conversationUuid }: { visitorId: string; conversationUuid: string },
  more: Partial<typeof rolePlays.$inferInsert> = {},
) {
  await fixture.db.insert(rolePlays).values({
    uuid: conversationUuid,
    ownerId: visitorId,
    conversationUuid,
    scenarioSlug: 'ask-for-the-raise',
    sceneKey: 'ask-for-the-raise',
    categorySlug: 'work',
    title: 'Ask for the raise',
    difficulty: 'realistic',
    medium: 'voice',
    language: 'en',
    seed: 'one',
    ...more,
  });
  return conversationUuid;
}

/** Waits for lines, since they are stored a moment later. */
async function linesOf(uuid: string, are: (lines: LineRow[]) => boolean): Promise<LineRow[]> {
  let lines: LineRow[] = [];
  await waitUntil(async () => {
    const isOf = eq(rolePlayLines.rolePlayUuid, uuid);
    lines = await fixture.db.select().from(rolePlayLines).where(isOf).orderBy(asc(rolePlayLines.position));
    return are(lines);
  });
  return lines;
}

const asked = { mode: 'role-play', instructorSlug: 'ask-for-the-raise' };

test('a scene can be called: it opens, hears, answers its beat, and stores all of it with its times', async () => {
  const transcriber = scriptedTranscriber(['I’d like 78,000 from January.']);
  const running = await fixture.start({ scenes: roleplay.partners, engines: { transcriber } });
  const me = fixture.caller(running);
  const uuid = await makeSession(me);
  const { client } = await me.talk(asked);
  const [row] = await fixture.db.select().from(rolePlays).where(eq(rolePlays.uuid, uuid));
  expect(row?.status).toBe('going-on');
  await client.speak(loud(600));
  await client.turn(({ author, status, id }) => author === 'coach' && status === 'done' && id > 2);
  const lines = await linesOf(uuid, (kept) => kept.length === 3 && kept[2]?.cutOff === false);
  expect(lines.map(({ author, cue }) => [author, cue])).toEqual([
    ['partner', 'opening'],
    ['person', null],
    ['partner', 'beat:step-up'],
  ]);
  const [opening, said, answer] = lines;
  expect(said).toMatchObject({ text: 'I’d like 78,000 from January.', status: 'said' });
  expect(said!.endedMs! - said!.atMs).toBeGreaterThan(0);
  expect(said!.atMs).toBeGreaterThanOrEqual(opening!.atMs);
  expect(answer!.atMs).toBeGreaterThanOrEqual(said!.endedMs!);
  client.send({ type: 'end', why: 'hung-up' });
  await client.next('ended');
  expect(running.warnings).toEqual([]);
});

test('with consent, the caller’s own sound is stored, and nothing of the partner', async () => {
  const transcriber = scriptedTranscriber(['I’d like 78,000 from January.']);
  const running = await fixture.start({ scenes: roleplay.partners, engines: { transcriber } });
  const me = fixture.caller(running);
  const uuid = await makeSession(me, { keepsVoiceSince: new Date() });
  const { client } = await me.talk(asked);
  await client.speak(loud(900));
  await client.turn(({ author, status, id }) => author === 'coach' && status === 'done' && id > 2);
  client.send({ type: 'end', why: 'hung-up' });
  await client.next('ended');
  let voices: (typeof rolePlayVoices.$inferSelect)[] = [];
  await fixture.soon(async () => {
    voices = await fixture.db.select().from(rolePlayVoices).where(eq(rolePlayVoices.rolePlayUuid, uuid));
    expect(voices.map(({ keptAt }) => keptAt)).toEqual([expect.any(Date)]);
  });
  const [, said] = await linesOf(uuid, (kept) => kept.length === 3);
  expect(voices[0]!.messageUuid).toBe(said!.messageUuid);
  const sound = files.get(`voices/${voices[0]!.uuid}.pcm`)!;
  expect(sound.length).toBe(voices[0]!.durationMs * 32);
  const samples = new Int16Array(Uint8Array.from(sound).buffer);
  // 0.9 seconds were loud; the partner’s own sound is never recorded.
  expect(samples.filter((sample) => sample === 12_000).length / 16).toBe(900);
  expect(voices[0]!.durationMs).toBeLessThan(900 + 1_000);
});

test('a scene that does not exist, and any scene if scenes cannot be called, is not found', async () => {
  const running = await fixture.start({ scenes: roleplay.partners });
  expect((await fixture.caller(running).start(asked)).statusCode).toBe(404);
  const without = await fixture.start();
  const me = fixture.caller(without);
  await makeSession(me);
  expect((await me.start(asked)).statusCode).toBe(404);
});
