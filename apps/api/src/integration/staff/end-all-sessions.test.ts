import { randomUUID } from 'node:crypto';
import { browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);
const endOf = (accountUuid: string) => `/api/v1/staff/people/${accountUuid}/sessions/end`;
const why = { reason: 'Somebody else is in it' };

test('staff end all sessions of an account, effective with the next request, and it is recorded', async () => {
  const { me, email } = await suite.newcomer();
  const { me: other } = await suite.newcomer();
  const { id } = await me.me();
  const phone = browser(suite.running);
  await phone.logIn(email);
  const staff = await doors.staff();
  expect((await staff.ask('POST', endOf(id!), why)).json()).toEqual({ ended: 2 });
  for (const one of [me, phone]) expect((await one.me()).logged_in).toBe(false);
  expect((await other.me()).logged_in).toBe(true);
  expect((await staff.me()).staff).toBe(true);
  const audit = await staff.ask('GET', `/api/v1/staff/audit?account=${id}`);
  expect(audit.json().entries[0]).toMatchObject({
    event: 'sessions-ended',
    email,
    details: [
      { name: 'by', value: 'staff' },
      { name: 'count', value: '2' },
    ],
  });
  expect((await me.logIn(email)).statusCode).toBe(200);
  expect((await me.me()).logged_in).toBe(true);
});

test('no one else may, and an unknown account has none', async () => {
  const { me } = await suite.newcomer();
  const { id } = await me.me();
  const person = browser(suite.running, localhost);
  expect((await person.ask('POST', endOf(id!), why)).statusCode).toBe(401);
  expect((await me.ask('POST', endOf(id!), why)).statusCode).toBe(404);
  expect((await me.me()).logged_in).toBe(true);
  const staff = await doors.staff();
  expect((await staff.ask('POST', endOf(randomUUID()), why)).statusCode).toBe(404);
  expect((await staff.ask('POST', endOf('none'), why)).statusCode).toBe(404);
});
