import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type OpenDatabase } from '@greenroom/database';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import {
  type CoachingFixture,
  eventsIn,
  openCoachingFixture,
  type RunningCoaching,
  textSeen,
  visitor,
  type WireMessage,
} from '../testing/coaching-app.ts';

/** Only PostgreSQL supports several instances; PGlite belongs to one process. */
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

onPostgres('two instances on one database', () => {
  let fixture: CoachingFixture;
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    fixture = await openCoachingFixture();
  });
  afterAll(async () => {
    await fixture.close();
    await Promise.all(opened.map((database) => database.close().catch(() => {})));
  });

  /** Starts an instance with its own connections. Its readers poll so rarely that only notifications can be fast. */
  async function instance(options: Parameters<CoachingFixture['start']>[0] = {}) {
    const url = fixture.database.pool.options.connectionString as string;
    const database = await openDatabase({ url });
    opened.push(database);
    const settings = { pollMs: 10_000, ...options.settings };
    const running = await fixture.start({ ...options, database, alone: false, settings });
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    return { ...running, database };
  }

  const coach = () => fixture.catalogue.coaches[0]?.slug as string;
  const phrase = () => fixture.catalogue.coaches[0]?.shelf[0]?.answers[0] as string;

  async function send(me: ReturnType<typeof visitor>): Promise<string> {
    const sent = await me.send({
      conversation_uuid: randomUUID(),
      instructor_slug: coach(),
      client_message_id: randomUUID(),
      text: phrase(),
    });
    if (sent.statusCode !== 200) throw new Error(sent.body + JSON.stringify(1));
    return sent.json<{ answer: WireMessage }>().answer.uuid;
  }

  it('notifies a reader on one instance of what the other writes, without polling', async () => {
    const pauses = Array.from({ length: 5 }, (_, n) => [{ waitMs: 400 }, `piece-${n} `]).flat();
    const saidAt = new Map<string, number>();
    const script = scriptedLanguageModel(pauses);
    const model = {
      ...script,
      async *stream(...asked: Parameters<typeof script.stream>) {
        for await (const chunk of script.stream(...asked)) {
          if (chunk.type === 'text') saidAt.set(chunk.text, Date.now());
          yield chunk;
        }
      },
    };
    const [a, b] = [await instance({ model }), await instance()];
    const me = visitor(a);
    const late = await delays(b, me.visitorId, await send(me), saidAt);
    expect(late).toHaveLength(5);
    // It polls every 10 s.
    expect(Math.max(...late)).toBeLessThan(5_000);
  });

  it('finishes the answer of a killed instance on the other, and its reader sees nothing twice', async () => {
    const a = await instance({ settings: { wordsPerSecond: 100 } });
    // A writer sends a heartbeat every second, so one as slow as a busy machine does not count as dead.
    const b = await instance({ settings: { deadAfterMs: 3_000, orphansEveryMs: 100 } });
    const me = visitor(a);
    const answer = await send(me);
    const reading = visitor(b, me.visitorId).stream(answer);
    await sleep(150);
    // Its connections are closed at once, so that it can neither write nor release anything.
    await a.database.notifications.close();
    await a.database.pool.end();
    b.coaching.watchOrphanedAnswers();

    const seen = eventsIn((await reading).body);
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect(seen.filter(({ data }) => data.type === 'restarted')).toHaveLength(1);
    const message = seen.at(-1)?.data.message;
    expect(message).toMatchObject({ status: 'finished', text: textSeen(seen) });
    const whole = eventsIn((await visitor(b, me.visitorId).stream(answer)).body);
    expect(whole).toEqual(seen);
    // Closed here, because it would take over the answers of the next test.
    await b.app.close();
  });

  it('receives notifications again after their connection broke', async () => {
    const [a, b] = [await instance({ settings: { wordsPerSecond: 50 } }), await instance()];
    await fixture.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'greenroom notifications' and datname = current_database()`,
    );
    await sleep(500);
    const me = visitor(a);
    const answer = await send(me);
    const begun = Date.now();
    const seen = eventsIn((await visitor(b, me.visitorId).stream(answer)).body);
    expect(seen.at(-1)?.data.type).toBe('finished');
    // Without notifications it would arrive with the next poll, after 10 s.
    expect(Date.now() - begun).toBeLessThan(9_000);
  });
});

/** Returns the delay in ms between the model's output of each piece and its arrival at a reader on an instance. */
async function delays(
  { app }: RunningCoaching,
  visitorId: string,
  answer: string,
  saidAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({
    port,
    host: '127.0.0.1',
    path: `/api/v1/chat/stream?answer_uuid=${answer}`,
    headers: { cookie: `visitor_id=${visitorId}` },
  }).end();
  const [response] = await once(asking, 'response');
  const late: number[] = [];
  for await (const part of response) {
    for (const { data } of eventsIn(String(part))) {
      if (data.type === 'delta') late.push(Date.now() - (saidAt.get(data.text ?? '') ?? Number.NaN));
    }
  }
  return late;
}
