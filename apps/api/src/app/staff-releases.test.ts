import { identitySuite } from './testing/identity-suite.ts';
import { browser, someAddress } from './testing/identity-app.ts';
import { demonstration, localhost, staffLogIns } from '../integration/staff/testing/staff-log-ins.ts';
import { openRegistryFixture, type RegistryFixture } from '@greenroom/releases/testing/registry-fixture';

let fixture: RegistryFixture;
const suite = identitySuite({
  ...demonstration,
  async services({ database }) {
    fixture = await openRegistryFixture(database);
    return fixture.services();
  },
});
const doors = staffLogIns(suite);
afterAll(() => fixture.close());

const commands = '/api/v1/staff/releases/commands';
const revisionIn = (status: { apps: { name: string; revision: number }[] }) =>
  status.apps.find(({ name }) => name === 'checkout-mfe')!.revision;
const promote = (revision: number) => ({
  command: 'promote',
  app: 'checkout-mfe',
  version: '2.0.0',
  why: 'It is good',
  revision,
});

test('staff change releases, and the history has their address until their account is deleted', async () => {
  const staff = await doors.staff();
  const before = (await staff.ask('GET', '/api/v1/staff/releases')).json();
  const answer = await staff.ask('POST', commands, promote(revisionIn(before)));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await fixture.shares()).toBe('1.0.0:0 2.0.0:100');
  const read = async () => (await staff.ask('GET', '/api/v1/staff/releases/history')).json().changes[0];
  expect(await read()).toMatchObject({ what: 'promoted', by: { kind: 'staff', name: 'staff@greenroom.example' } });
  const audit = (await staff.ask('GET', '/api/v1/staff/audit')).json();
  expect(audit.entries[0]).toMatchObject({ event: 'release-changed', email: 'staff@greenroom.example' });
  // The same command is now based on an outdated state.
  expect((await staff.ask('POST', commands, promote(revisionIn(before)))).statusCode).toBe(409);
  expect((await staff.ask('POST', commands, { ...promote(1), revision: undefined })).statusCode).toBe(400);
});

test('no one else can read or change anything', async () => {
  const visitor = browser(suite.running, localhost);
  const person = browser(suite.running, localhost);
  await person.signUp(someAddress());
  const staff = await doors.staff();
  for (const url of ['/api/v1/staff/releases', '/api/v1/staff/releases/history']) {
    expect((await visitor.ask('GET', url)).statusCode).toBe(401);
    expect((await person.ask('GET', url)).statusCode).toBe(404);
  }
  expect((await visitor.ask('POST', commands, promote(1))).statusCode).toBe(401);
  expect((await person.ask('POST', commands, promote(1))).statusCode).toBe(404);
  // A page of another site, in the browser of a staff member.
  expect((await staff.ask('POST', commands, promote(1), { origin: 'https://evil.example' })).statusCode).toBe(403);
  // A session does not replace the token on token endpoints.
  expect((await staff.ask('POST', '/api/v1/releases/commands', promote(1))).statusCode).toBe(401);
});
