import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { IncomingMessage } from 'node:http';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { pushKeys } from './push-keys.tables.ts';
import { PushError, type PushMessage } from '@greenroom/ports/push';
import { startMisbehavingVendor } from '@greenroom/ports/testing/misbehaving-vendor';
import { keptVapidKeys } from './vapid-keys.ts';
import { webPushAdapter } from './web-push.ts';

const message: PushMessage = {
  title: 'Time for your practice',
  body: 'Ask for the raise',
  path: '/for-you/plan',
  topic: 'practice',
};
const vapid = webPush.generateVAPIDKeys();

/** A browser's own keys, as it sends them when it subscribes. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}

/** A push service on this machine, and the adapter for it. */
async function service(behaviour: Parameters<typeof startMisbehavingVendor>[0]['behaviour'], status = 201) {
  const got: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const server = await startMisbehavingVendor({
    behaviour,
    well: 'takes',
    take: ({ headers }, body) => got.push({ headers, body }),
    answer: (response) => void response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(),
  });
  const endpoint = `${server.baseUrl}/push/abc`;
  const adapter = webPushAdapter({
    ...{
      keys: async () => vapid,
      subject: 'mailto:post@greenroom.example',
      timeoutMs: behaviour === 'never-begins' ? 300 : 60_000,
    },
    accepts: (address) => address.startsWith(server.baseUrl),
  });
  const send = (keys = browserKeys()) => adapter.send({ endpoint, keys }, message, 600);
  return { got, server, send };
}

test('encrypts a message for the browser alone, and signs the request', async () => {
  const { got, server, send } = await service('takes');
  await send();
  await server.close();
  expect(got).toHaveLength(1);
  const [{ headers, body }] = got as [(typeof got)[number]];
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600', topic: 'practice', urgency: 'normal' });
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]{87}$/);
  const [, claims = ''] = headers.authorization!.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(server.baseUrl).origin,
    sub: 'mailto:post@greenroom.example',
  });
  expect(body.length).toBeGreaterThan(100);
  expect(body.toString('latin1')).not.toMatch(/practice|raise|plan/);
});

test.each([
  ['takes', 404, 'gone'],
  ['takes', 410, 'gone'],
  ['takes', 413, 'refused'],
  ['takes', 302, 'refused'],
  ['bad-request', 0, 'refused'],
  ['too-many-requests', 0, 'unavailable'],
  ['server-error', 0, 'unavailable'],
  ['never-begins', 0, 'unavailable'],
  ['unreachable', 0, 'unavailable'],
] as const)('%s with %s: reports %s, once, without the content of the message', async (behaviour, status, trouble) => {
  const { got, server, send } = await service(behaviour, status || 201);
  const failure: unknown = await send().catch((error: unknown) => error);
  await server.close();
  expect(failure).toBeInstanceOf(PushError);
  expect((failure as PushError).trouble).toBe(trouble);
  expect(String(failure)).not.toMatch(/practice|raise|127\.0\.0\.1/);
  expect(got.length).toBeLessThanOrEqual(1);
});

test('invalid keys count as gone', async () => {
  const { server, send } = await service('takes');
  await expect(send({ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) })).rejects.toMatchObject({ trouble: 'gone' });
  await server.close();
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example/fcm', false],
  ['https://127.0.0.1/push', false],
  ['https://10.0.0.1/push', false],
  ['no address', false],
])('whether %s is an address of a push service: %s', async (endpoint, expected) => {
  const adapter = webPushAdapter({ keys: async () => vapid, subject: 'mailto:a@example.com' });
  expect(adapter.accepts(endpoint)).toBe(expected);
  if (!expected)
    await expect(adapter.send({ endpoint, keys: browserKeys() }, message, 60)).rejects.toMatchObject({
      trouble: 'gone',
    });
});

test('an installation creates its keys once, even concurrently, and encrypts the private one', async () => {
  const { db, close } = await openTestDatabase();
  const [one, other] = [keptVapidKeys({ db, secret: 'a' }), keptVapidKeys({ db, secret: 'a' })];
  const [first, second] = await Promise.all([one(), other()]);
  expect(second).toEqual(first);
  expect(await db.$count(pushKeys)).toBe(1);
  expect(JSON.stringify(await db.select().from(pushKeys))).not.toContain(first.privateKey);
  await expect(keptVapidKeys({ db, secret: 'b' })()).rejects.toThrow('COOKIE_SECRET was changed');
  await close();
});
