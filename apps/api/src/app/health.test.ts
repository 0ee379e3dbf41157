import type { FastifyInstance } from 'fastify';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { adapterKinds } from './compose/adapter-kinds.ts';
import { checkDisk, createAdapterStates, createReadiness, leastFreeBytes } from '@greenroom/readiness';
import { readSettings } from './settings/env.ts';
import { testApp } from './testing/test-app.ts';

const at = '2026-11-20T10:00:00.000Z';
const elsewhere = '203.0.113.7';
let elapsedMs: number;
let writes: number;
let write: () => Promise<void>;
let freeBytes: number;
let site: () => Promise<string[] | undefined>;
let deadline: AbortController;
let warned: unknown[];
beforeEach(() => {
  elapsedMs = 0;
  writes = 0;
  write = async () => {};
  freeBytes = 10 * leastFreeBytes;
  site = async () => [];
  deadline = new AbortController();
  warned = [];
});

/** Starts an app with a database, a disk and a clock controlled by the test. */
async function appOn(publicOrigin?: string) {
  const states = createAdapterStates(
    adapterKinds(readSettings({ LLM_BASE_URL: 'https://vendor.example', LLM_MODEL: 'm' })),
  );
  const statfs = async () => ({ bavail: freeBytes / 4_096, bsize: 4_096 });
  const readiness = createReadiness({
    database: { kind: 'PGlite', check: () => ((writes += 1), write()) },
    checkDisk: () => checkDisk('/data', statfs as never),
    checkSite: () => site(),
    adapters: states,
    log: { info: (message: string) => warned.push(message), warn: (facts: object) => warned.push(facts) } as never,
    clock: { now: () => new Date(at), elapsedMs: () => elapsedMs, timeout: () => deadline.signal },
  });
  return { app: await testApp({ settings: { publicOrigin }, services: { readiness } }), states };
}

interface Ready {
  status: string;
  reasons?: string[];
  checks: Record<string, Record<string, unknown>>;
}
async function ask(app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const answer = await app.inject({ url: '/readyz', headers, remoteAddress });
  return { status: answer.statusCode, body: answer.json<Ready>(), text: answer.body };
}

it('is alive and ready, and sets no cookies', async () => {
  const { app } = await appOn();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
  }
});

it('reports its checks and the state of each adapter', async () => {
  const { app } = await appOn();
  expect((await ask(app)).body).toEqual({
    status: 'ready',
    checks: {
      database: { status: 'ok', adapter: 'PGlite', last_success_at: at },
      disk: { status: 'ok', free_mb: 640, needed_mb: 64 },
      site: { status: 'ok' },
      language_model: { status: 'unknown', adapter: 'OpenAI-compatible endpoint' },
      speech_to_text: { status: 'unknown', adapter: 'Moonshine' },
      text_to_speech: { status: 'unknown', adapter: 'flite and SVOX Pico' },
      mail: { status: 'unknown', adapter: 'outbox' },
      payments: { status: 'unknown', adapter: 'payment sandbox' },
      file_store: { status: 'unknown', adapter: 'folder' },
      release_store: { status: 'unknown', adapter: 'folder' },
      moderation: { status: 'unknown', adapter: 'word lists' },
    },
  });
});

it('is alive but not ready while the database takes no write, and ready again once it does', async () => {
  const { app } = await appOn();
  write = async () => {
    throw new Error('cannot execute INSERT at db.internal.example');
  };
  const { status, body, text } = await ask(app);
  expect(status).toBe(503);
  expect(body).toMatchObject({
    status: 'unavailable',
    reasons: ['database'],
    checks: { database: { status: 'failing', failing_since: at, last_failure: 'refused', last_failure_at: at } },
  });
  expect(text).not.toContain('INSERT');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  elapsedMs = 1_000;
  await ask(app);
  expect(warned).toEqual([expect.objectContaining({ reasons: ['database'] })]);
  write = async () => {};
  elapsedMs = 2_000;
  expect((await ask(app)).status).toBe(200);
  expect(warned.slice(1)).toEqual(['Ready again']);
});

it('is not ready if the database does not answer in time', async () => {
  const { app } = await appOn();
  const begun = Promise.withResolvers<void>();
  write = () => {
    begun.resolve();
    return new Promise(() => {});
  };
  const asked = ask(app);
  await begun.promise;
  setImmediate(() => deadline.abort(new DOMException('too late', 'TimeoutError')));
  const { status, body } = await asked;
  expect([status, body.reasons]).toEqual([503, ['database']]);
  expect(body.checks['database']).toMatchObject({ last_failure: 'too-slow' });
});

it.each([
  ['one block too few', leastFreeBytes - 4_096, 503, ['disk'], 'failing'],
  ['just enough', leastFreeBytes, 200, undefined, 'ok'],
])('needs free space on the disk that holds the data: %s', async (_, free, status, reasons, disk) => {
  const { app } = await appOn();
  freeBytes = free;
  const answer = await ask(app);
  expect([answer.status, answer.body.reasons]).toEqual([status, reasons]);
  expect(answer.body.checks['disk']).toMatchObject({ status: disk, needed_mb: 64 });
});

it('reports a failing vendor and stays ready', async () => {
  const { app, states } = await appOn();
  const broken = async () => {
    throw new SpeechEngineError('rate-limited', 'vendor.example says slow down');
  };
  const ear = states.watch('speech to text', { ...scriptedTranscriber(['']), transcribe: broken });
  const request = { pcm: new Int16Array(), language: 'en', signal: new AbortController().signal };
  await expect(ear.transcribe(request)).rejects.toThrow('slow down');
  const { status, body, text } = await ask(app);
  expect(status).toBe(200);
  expect(body.checks['speech_to_text']).toMatchObject({ status: 'failing', last_failure: 'rate-limited' });
  expect(text).not.toContain('vendor.example');
});

it('checks once for twenty concurrent requests, and again a second later', async () => {
  const { app } = await appOn();
  const held = Promise.withResolvers<void>();
  write = () => held.promise;
  const asked = Array.from({ length: 20 }, () => ask(app));
  held.resolve();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(writes).toBe(1);
  elapsedMs = 999;
  await ask(app);
  expect(writes).toBe(1);
  elapsedMs = 1_000;
  await ask(app);
  expect(writes).toBe(2);
});

describe('on a public site', () => {
  const site = 'https://greenroom.example';

  it.each([
    ['an outside caller', {}, elsewhere],
    ['an outside caller behind a proxy', { 'x-forwarded-for': elsewhere }, '10.0.0.5'],
    ['an outside caller behind a proxy that claims an inside address', { 'x-forwarded-for': '10.0.0.9' }, '10.0.0.5'],
  ])('shows %s only the status', async (_, headers: Record<string, string>, from) => {
    const { app } = await appOn(site);
    expect((await ask(app, headers, from)).body).toEqual({ status: 'ready' });
    freeBytes = 0;
    elapsedMs = 1_000;
    const unready = await ask(app, headers, from);
    expect([unready.status, unready.body]).toEqual([503, { status: 'unavailable' }]);
  });

  it.each(['127.0.0.1', '::1', '10.0.0.5', '172.31.0.1', '192.168.1.1', '::ffff:10.0.0.5', 'fd00::5'])(
    'shows a probe from %s everything',
    async (from) => {
      const { app } = await appOn(site);
      expect((await ask(app, {}, from)).body.checks).toHaveProperty('database');
    },
  );
});

describe('the site', () => {
  it('is not ready if entry files of pages are missing, and says how many', async () => {
    const { app } = await appOn();
    site = async () => ['shell/1/main.js', 'remotes/mentor-mfe/1/entry.js'];
    const { status, body } = await ask(app);
    expect([status, body.reasons, body.checks.site]).toEqual([503, ['site'], { status: 'failing', missing: 2 }]);
    site = async () => [];
    elapsedMs += 1_000;
    expect((await ask(app)).status).toBe(200);
  });

  it('is ready before anything is published, and reports a store that cannot be reached', async () => {
    const { app } = await appOn();
    site = async () => undefined;
    expect(await ask(app)).toMatchObject({ status: 200, body: { checks: { site: { status: 'off' } } } });
    site = () => Promise.reject(new Error('away'));
    elapsedMs += 1_000;
    expect(await ask(app)).toMatchObject({ status: 200, body: { checks: { site: { status: 'failing' } } } });
  });
});
