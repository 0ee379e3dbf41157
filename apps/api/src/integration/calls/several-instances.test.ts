import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asc, desc, eq } from 'drizzle-orm';
import { callCloseCodes } from '@greenroom/contracts';
import { type RunningProduct, startProduct } from '../../app/testing/load/start-processes.ts';
import { openDatabase, type OpenDatabase } from '@greenroom/database';
import { calls } from '@greenroom/calls/tables';
import { messages } from '@greenroom/coaching/tables';
import { recording } from '@greenroom/ports/testing/recordings';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { openCall } from '@greenroom/calls/internals/evaluation/voice-load';
import { type CallsFixture, openCallsFixture } from './testing/calls-app.ts';
import type { CallClient } from '@greenroom/calls/testing/call-client';

/** Several instances need PostgreSQL; PGlite belongs to one process. */
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

onPostgres('two instances on one database', () => {
  let fixture: CallsFixture;
  const opened: OpenDatabase[] = [];
  const products: RunningProduct[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    fixture = await openCallsFixture();
  });
  afterAll(async () => {
    await Promise.all(products.map((product) => product.kill()));
    await fixture.close();
    await Promise.all(opened.map((database) => database.close().catch(() => {})));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const url = () => fixture.database.pool.options.connectionString as string;

  async function instance(options: Parameters<CallsFixture['start']>[0] = {}) {
    const database = await openDatabase({ url: url() });
    opened.push(database);
    return fixture.start({ ...options, database });
  }

  it('a newer call on one instance ends the older one on the other within a second', async () => {
    const [a, b] = [await instance(), await instance()];
    const visitorId = randomUUID();
    const { client } = await fixture.caller(a, visitorId).talk();
    const ended = client.next('ended');
    // By notification, not by its own next check: no time passes until it arrives.
    const told = new Promise((resolve) => opened[0]!.notifications.listen('calls', resolve));
    const goOn = fixture.clock.stand();
    const asked = fixture.clock.now();
    const { client: newer } = await fixture.caller(b, visitorId).call();
    await told;
    goOn();
    const { at, message } = await ended;
    expect(message.why).toBe('superseded');
    expect(at - asked).toBeLessThan(1_000);
    expect(newer.closeCode).toBeUndefined();
    newer.close();
  });

  it('the sentence being spoken continues on the other instance, and is stored once in the chat', async () => {
    const said = ['The first thing is this one. ', 'Then the second comes along. ', 'And a third ends it all.'];
    const model = scriptedLanguageModel(said);
    const synthesizer = toneSynthesizer({ wordMs: 250 });
    const [a, b] = [await instance({ model, engines: { synthesizer } }), await instance({ engines: { synthesizer } })];
    const me = fixture.caller(a);
    const { client } = await me.talk();
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'What comes first?' });
    await client.turn(({ heard }) => heard === said[0]!.trim());
    // Heard words are shown at once and stored a moment later.
    const goOn = fixture.clock.stand();
    await kept((all) => all.at(-1)?.text === said[0]!.trim());
    goOn();
    // Like a page whose network changed: it comes through another balancer while the first instance still runs.
    client.cut();
    const welcome = await client.connect({ port: b.port });
    expect(welcome.resumed).toBe(true);
    const rest = said.slice(1).join('');
    await client.turn(({ text, status }) => text === rest && status === 'done');
    await fixture.soon(async () =>
      expect((await me.messages()).map(({ author, text }) => [author, text]).slice(1)).toEqual([
        ['person', 'What comes first?'],
        ['coach', said.join('')],
      ]),
    );
    client.close();
  });

  /** Waits until it is stored, without the clock. */
  async function kept(is: (all: (typeof messages.$inferSelect)[]) => boolean): Promise<void> {
    while (!is(await fixture.db.select().from(messages).orderBy(asc(messages.createdAt), asc(messages.position))));
  }

  async function product(): Promise<RunningProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-calls-test-'));
    folders.push(folder);
    const started = await startProduct({ DATABASE_URL: url(), DATA_DIR: folder });
    products.push(started);
    return started;
  }

  async function understood(client: CallClient, words: RegExp): Promise<void> {
    await client.turn(({ author, text }) => author === 'person' && words.test(text), 30_000);
  }

  it('another instance takes over from a killed process: the call, its words, and speech in progress', async () => {
    const [a, b] = await Promise.all([product(), product()]);
    const client = fixture.keep((await openCall(a.port, fixture.instructorSlug))!);
    await client.turn(({ author, status }) => author === 'coach' && status === 'done', 30_000);
    await client.speak(recording('good-evening'));
    await understood(client, /evening/i);
    await client.turn(({ author, id }) => author === 'coach' && id > 2, 30_000);
    await kept((all) => all.some(({ author, text }) => author === 'person' && /evening/i.test(text)));
    // Killed in mid-answer, while the caller begins to speak: their speech is resent.
    const spoken = client.speak(recording('yes'));
    await a.kill();
    const killedAt = performance.now();
    await spoken;
    const welcome = await client.connect({ port: b.port });
    const resumedMs = performance.now() - killedAt;
    expect(welcome.resumed).toBe(true);
    expect(welcome.turns.some(({ author, text }) => author === 'person' && /evening/i.test(text))).toBe(true);
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'I want to speak better in meetings' });
    await understood(client, /meetings/);
    client.send({ type: 'end', why: 'hung-up' });
    const { message } = await client.next('ended', undefined, 20_000);
    expect(message.why).toBe('hung-up');
    expect(client.closeCode ?? callCloseCodes.ended).toBe(callCloseCodes.ended);
    const last = async () => (await fixture.db.select().from(calls).orderBy(desc(calls.startedAt)).limit(1))[0];
    for (let n = 0; n < 50 && (await last())?.why === null; n += 1) await sleep(100);
    const row = await last();
    expect(row).toMatchObject({ why: 'hung-up', attempt: 2 });
    const stored = await fixture.db
      .select()
      .from(messages)
      .where(eq(messages.conversationUuid, row!.conversationUuid))
      .orderBy(asc(messages.position));
    // It may have been joined with earlier unanswered words, but is stored once.
    expect(
      stored.filter(({ author, text }) => author === 'person' && text.includes('better in meetings')),
    ).toHaveLength(1);
    if (process.env.PRINT_FIGURES) process.stdout.write(`resumed_after_kill_ms ${Math.round(resumedMs)}\n`);
  });
});
