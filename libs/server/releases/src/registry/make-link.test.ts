import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { openRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let database: OpenDatabase;
let fixture: RegistryFixture;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await openRegistryFixture(database);
});
afterEach(() => fixture.close());

/** Requests a link and returns the answer. */
async function ask(payload: object, token = fixture.pipeline.token) {
  const { app } = await fixture.start();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/releases/links', headers, payload });
  await app.close();
  return { code: answer.statusCode, body: answer.json<{ address: string; version: string; expires_at: string }>() };
}
const link = { app: 'checkout-mfe', version: '2.0.0', hours: 2 };

test('a link shows the newest release of the requested version, for the requested time', async () => {
  const { code, body } = await ask(link);
  expect([code, body.version, body.expires_at]).toEqual([200, '2.0.0-bbbbbbbb', '2026-06-01T11:00:00.000Z']);
  const token = new URL(body.address, 'https://greenroom.example').searchParams.get('qa-pass') ?? '';
  expect(fixture.passes?.read(token)?.asked).toEqual({ 'checkout-mfe': '2.0.0-bbbbbbbb' });
  fixture.passMinutes(120);
  expect(fixture.passes?.read(token)).toBeUndefined();
});

test('no link is made for an unknown release, for too long, without a token, or where overrides are off', async () => {
  expect((await ask({ ...link, version: '7.0.0' })).code).toBe(422);
  expect((await ask({ ...link, version: 'http://localhost:4203' })).code).toBe(400);
  expect((await ask({ ...link, hours: 169 })).code).toBe(400);
  expect((await ask(link, 'wrong')).code).toBe(401);
  fixture.passes = undefined;
  expect((await ask(link)).code).toBe(503);
});
