import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { openRegistryFixture, type RegistryFixture, type RunningRegistry } from '../testing/registry-fixture.ts';
import { mostAttempts } from './notices.ts';
import { signatureHeader } from './post-notice.ts';

const secret = 'a secret of thirty-two characters';
const ramp = { command: 'ramp', version: '2.0.0', steps: [1, 50], every_seconds: 1_800, min_sample: 200 };
const figures = { candidate: { bad: 9, of: 40 }, stable: { bad: 1, of: 900 } };
const worse = { kind: 'worse', guardrail: 'error', figures } as const;

/** Requests that the webhook received: paths, signatures and bodies. */
let received: { path: string | undefined; signature: string; body: string }[];
let answer: number;
let receiver: Server;
let database: OpenDatabase;
let fixture: RegistryFixture;
let server: RunningRegistry;

beforeAll(async () => {
  database = await openTestDatabase();
  receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()));
    request.on('end', () => {
      received.push({ path: request.url, signature: String(request.headers[signatureHeader]), body });
      reply.writeHead(answer, answer < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(async () => {
  received = [];
  answer = 204;
  fixture = await openRegistryFixture(database);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  fixture.told = {
    webhook: { url, secret },
    owners: new Map([
      ['checkout-mfe', ['team@example.com']],
      ['mentor-mfe', ['other@example.com']],
      ['*', ['lead@example.com', 'team@example.com']],
    ]),
  };
  server = await fixture.start();
  await server.ask(ramp);
});
afterEach(async () => {
  await server.app.close();
  fixture.close();
});

const posted = () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const statesOf = async () => (await server.status()).notices.last.map(({ kind, posted: state }) => [kind, state]);

test('a ramp that went back is posted once, signed, and mailed to the owners of the app', async () => {
  fixture.verdict = worse;
  await server.registry.look();
  await server.registry.look();
  const other = await fixture.start();
  await other.registry.look();
  expect(posted()).toEqual([
    {
      id: expect.any(Number),
      type: 'release.returned',
      at: '2026-06-01T09:00:00.000Z',
      site: 'https://greenroom.example',
      app: 'checkout-mfe',
      version: '2.0.0-bbbbbbbb',
      text: 'Worse than 1.0.0-aaaaaaaa by error: 9 of 40, beside 1 of 900',
    },
  ]);
  const [{ signature, body }] = received as [(typeof received)[number]];
  const seconds = fixture.now.getTime() / 1_000;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  expect(signature).toBe(`t=${seconds},v1=${expected}`);
  expect(fixture.mailed).toEqual([
    ['team@example.com', 'returned', 'https://greenroom.example/staff/releases?app=checkout-mfe'],
    ['lead@example.com', 'returned', 'https://greenroom.example/staff/releases?app=checkout-mfe'],
  ]);
  expect(await statesOf()).toEqual([['returned', 'sent']]);
  await other.app.close();
});

test('a waiting ramp, a suspect one, and one that waited for a week are each posted', async () => {
  fixture.verdict = { kind: 'inconclusive', samples: 12, needed: 200 };
  fixture.passMinutes(30);
  await server.registry.look();
  fixture.verdict = { ...worse, kind: 'suspect' };
  await server.registry.look();
  await server.registry.look();
  fixture.verdict = { kind: 'inconclusive', samples: 12, needed: 200 };
  fixture.passMinutes(7 * 24 * 60);
  await server.registry.look();
  expect(posted().map(({ type }) => type)).toEqual(['release.waiting', 'release.suspect', 'release.waited-out']);
});

test('a ramp is reported after three failed judgements, and changes made by people are not', async () => {
  const broken = await fixture.start({ judge: { judge: () => Promise.reject(new Error('no figures')) } });
  for (let time = 0; time < 2; time += 1) await broken.registry.look();
  expect(posted()).toEqual([]);
  for (let time = 0; time < 3; time += 1) await broken.registry.look();
  expect(posted().map(({ type, text }) => [type, text])).toEqual([
    ['release.ramp-failed', 'The ramp cannot be judged, and stays where it is: no figures'],
  ]);
  await server.ask({ command: 'rollback' });
  await server.registry.look();
  expect(received).toHaveLength(1);
  await broken.app.close();
});

test('an invalid registry is reported to all owners', async () => {
  await server.status();
  const key = '.well-known/frontend-discovery.json';
  const { tag } = (await fixture.releases.store.read(key))!;
  await fixture.releases.store.write(key, new TextEncoder().encode('{}'), tag);
  for (let time = 0; time < 2; time += 1) await expect(server.registry.look()).rejects.toThrow();
  await server.status();
  await expect(server.registry.look()).rejects.toThrow();
  expect(posted().map(({ type, app }) => [type, app])).toEqual([['release.registry', null]]);
  expect(fixture.mailed.map(([to]) => to).toSorted()).toEqual([
    'lead@example.com',
    'other@example.com',
    'team@example.com',
  ]);
});

test.each([500, 302])('a post answered with %s is retried with backoff, then given up', async (status) => {
  answer = status;
  fixture.verdict = worse;
  await server.registry.look();
  await server.registry.look();
  expect(received).toHaveLength(1);
  expect(await statesOf()).toEqual([['returned', 'waits']]);
  for (let minute = 0; minute < 600; minute += 10) {
    fixture.passMinutes(10);
    await server.registry.look();
  }
  expect(received).toHaveLength(mostAttempts);
  // Redirects are not followed.
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/hook']));
  expect(await statesOf()).toEqual([['returned', 'failed']]);
  const measures = await fixture.measures();
  expect(measures).toMatchObject({ 'ramps.held': 0, 'ramps.failing': 0, 'registry.trouble': 0, 'notices.failed': 1 });
});

test('gauges count waiting ramps and ramps that went back', async () => {
  fixture.verdict = { kind: 'inconclusive', samples: 12, needed: 200 };
  fixture.passMinutes(30);
  await server.registry.look();
  expect(await fixture.measures()).toMatchObject({ 'ramps.held': 1, 'ramps.returned': 0 });
  fixture.verdict = worse;
  await server.registry.look();
  expect(await fixture.measures()).toMatchObject({ 'ramps.held': 0, 'ramps.returned': 1 });
});
