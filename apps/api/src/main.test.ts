import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@greenroom/database';

/** Runs the product in a process of its own. It stores its data in PGlite, whatever the rest of the suite runs on. */
// Without a time limit: on a busy machine each start takes its time.
const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-data-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const killAll = () => children.forEach((child) => child.kill('SIGKILL'));

async function launch(env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    // Code compiled by one start is reused by the next.
    env: {
      ...inherited,
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exited = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return (code ?? signal) as number | string;
  });
  const open = new Promise<void>((done) => {
    child.stdout!.on('data', () => said.includes('is open at') && done());
  });
  await Promise.race([open, exited]);
  return { child, exited, messages, said: () => said, url: `http://127.0.0.1:${port}`, port };
}

type Launched = Awaited<ReturnType<typeof launch>>;

const visitor = randomUUID();
const conversation = randomUUID();
const headersFor = (url: string) => ({
  cookie: `visitor_id=${visitor}`,
  origin: url,
  'x-greenroom': '1',
  'content-type': 'application/json',
});

async function say(url: string, text: string): Promise<boolean> {
  const body = {
    conversation_uuid: conversation,
    instructor_slug: 'imogen-vale',
    client_message_id: randomUUID(),
    text,
  };
  const answer = await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers: headersFor(url),
    body: JSON.stringify(body),
  });
  return answer.status === 200;
}

interface Page {
  messages: { author: string; text: string }[];
  cursor: number | null;
}

/** Returns all of the person's messages, page by page from the newest. */
async function heard(url: string): Promise<string[]> {
  const address = `${url}/api/v1/chat?conversation_uuid=${conversation}&limit=200`;
  const said: string[] = [];
  let before: number | null = null;
  do {
    const answer = await fetch(before === null ? address : `${address}&cursor=${before}`, { headers: headersFor(url) });
    const { messages, cursor }: Page = (await answer.json()) as Page;
    said.push(...messages.filter(({ author }) => author === 'person').map(({ text }) => text));
    before = cursor;
  } while (before !== null);
  return said;
}

test('acknowledged messages survive a kill at any time', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const { child, exited, url } = await launch();
    // The last message is in flight when the process is killed.
    for (let count = 1; count <= 2 + round; count += 1) {
      const text = `round ${round}, message ${count}`;
      const taken = say(url, text).catch(() => false);
      if (count === 2 + round) child.kill('SIGKILL');
      if (await taken) acknowledged.push(text);
    }
    await exited;
  }
  const { url } = await launch();
  const kept = await heard(url);
  expect(acknowledged.length).toBeGreaterThan(3);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  // Beyond those, at most one per round, whose acknowledgement was lost.
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(3);
  killAll();
});

describe('a running product', () => {
  let running: Launched;
  beforeAll(async () => {
    running = await launch();
  });

  test('prints its address, that it is a demonstration, and the adapter behind each port', () => {
    const { said, url } = running;
    expect(said()).toContain(`Greenroom is open at ${url}`);
    expect(said()).toContain('A demonstration, reachable from this machine alone');
    expect(said()).toMatch(/Demo account: demo@greenroom\.example, password \S+/);
    expect(said()).toMatch(new RegExp(`Staff pages, once and within 15 minutes: ${url}/staff/enter#token=[\\w-]{43}`));
    expect(said()).toMatch(/database +PGlite, in/);
    expect(said()).toMatch(/language model +none: the house engine/);
  });

  test('refuses a second one on the same data with an explanation', async () => {
    const second = await launch();
    expect(await second.exited).toBe(1);
    expect(second.said()).toContain(`Another Greenroom is already running on the data folder ${dataDir}`);
    expect(second.said()).not.toMatch(/\n\s+at /);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'is stopped cleanly by %s, and its data can be opened at once',
    async (signal) => {
      const idle = await fetch(`${running.url}/healthz`);
      expect(idle.status).toBe(200);
      running.child.kill(signal);
      expect(await running.exited).toBe(0);
      running = await launch();
    },
  );

  test('tells its parent process where it listens, and ends cleanly when the channel is closed', async () => {
    expect(running.messages).toEqual([{ listening: running.url }]);
    running.child.disconnect();
    expect(await running.exited).toBe(0);
    running = await launch();
  });

  afterAll(killAll);
});

describe('a start that cannot succeed is explained', () => {
  let refused: Record<'port' | 'host' | 'database', Promise<Launched>>;
  const taken = createServer().listen(0, '127.0.0.1');
  beforeAll(async () => {
    if (!taken.listening) await once(taken, 'listening');
    // All at once, since each mostly waits for its own files.
    refused = {
      port: launch({ PORT: String((taken.address() as { port: number }).port) }),
      host: launch({ HOST: '0.0.0.0' }),
      database: launch({ DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:1/none' }),
    };
  });
  afterAll(() => taken.close());

  const end = async (start: Promise<Launched>) => {
    const { exited, said } = await start;
    return { code: await exited, said: said() };
  };

  test('a port that is taken', async () => {
    const { code, said } = await end(refused.port);
    expect(code).toBe(1);
    expect(said).toContain('Another program already listens on this port');
  });

  test('a demonstration that others could reach', async () => {
    const { code, said } = await end(refused.host);
    expect(code).toBe(1);
    expect(said).toContain('set DATABASE_URL, PUBLIC_URL, COOKIE_SECRET');
  });

  test('a database that does not answer, without its password', async () => {
    const { code, said } = await end(refused.database);
    expect(code).toBe(1);
    expect(said).toContain('The database that DATABASE_URL names does not answer');
    expect(said).not.toContain('secret-word');
  });
});
