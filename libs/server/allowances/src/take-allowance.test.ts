import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { allowanceUses, allowanceUseOfAddresses } from './allowances.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { noPlan } from '@greenroom/access';
import { type AllowanceOwner, createAllowances, ownedAllowances } from './index.ts';

let database: OpenDatabase;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});

const settings = {
  taste: { messages: 6, voiceSeconds: 180 },
  fairUse: { messages: 4, voiceSeconds: 400 },
  tastesPerAddress: 2,
};
const open = (plans: 'off' | 'on' = 'on') => createAllowances({ db: database.db, plans, settings, now: () => now });
let addresses = 0;
const someone = (more: Partial<AllowanceOwner> = {}): AllowanceOwner => ({
  ownerId: randomUUID(),
  subscription: noPlan,
  address: `10.1.${(addresses += 1)}.1`,
  ...more,
});
const take = (owner: AllowanceOwner, wish: { messages: number } | { voiceSeconds: number }) =>
  database.db.transaction((tx) => open().take(tx, owner, wish));
/** Returns how many attempts succeeded, and the error codes of the others. */
const outcomes = async (tries: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(tries);
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiFailure).code] : []));
  return { taken: settled.length - refusals.length, refusals: [...new Set(refusals)] };
};
const messages = { messages: 1 };

test('six messages are a taste, and the seventh asks for a plan', async () => {
  const visitor = someone();
  expect(await open().read(visitor)).toMatchObject({ kind: 'taste', messagesLeft: 6, voiceSecondsLeft: 180 });
  for (const left of [5, 4, 3, 2, 1, 0]) expect(await take(visitor, messages)).toMatchObject({ messagesLeft: left });
  await expect(take(visitor, messages)).rejects.toMatchObject({ code: 'plan_required' });
  expect(await open().read(visitor)).toMatchObject({ messages: { used: 6, most: 6 }, voiceSecondsLeft: 0 });
});

test('three minutes of calls are a taste, and the last stretch is shortened to what is left', async () => {
  const visitor = someone();
  expect(await take(visitor, { voiceSeconds: 100 })).toMatchObject({ voiceSecondsLeft: 80, messagesLeft: 2 });
  expect(await take(visitor, { voiceSeconds: 100 })).toMatchObject({
    voiceSecondsLeft: 0,
    voiceSeconds: { used: 180, most: 180 },
  });
  await expect(take(visitor, { voiceSeconds: 1 })).rejects.toMatchObject({ code: 'plan_required' });
});

test('messages and call time draw on the same taste', async () => {
  const visitor = someone();
  for (let sent = 0; sent < 5; sent += 1) await take(visitor, messages);
  expect(await take(visitor, { voiceSeconds: 20 })).toMatchObject({ messagesLeft: 0, voiceSecondsLeft: 10 });
  await expect(take(visitor, messages)).rejects.toMatchObject({ code: 'plan_required' });
  expect(await take(visitor, { voiceSeconds: 60 })).toMatchObject({ voiceSecondsLeft: 0 });
});

test('concurrent requests together get no more than the taste', async () => {
  const visitor = someone();
  const tries = Array.from({ length: 12 }, () => take(visitor, messages));
  expect(await outcomes(tries)).toEqual({ taken: 6, refusals: ['plan_required'] });
});

test('a transaction that is rolled back uses nothing', async () => {
  const visitor = someone();
  const lost = database.db.transaction(async (tx) => {
    await open().take(tx, visitor, messages);
    throw new Error('the message could not be kept');
  });
  await expect(lost).rejects.toThrow('could not be kept');
  expect(await open().read(visitor)).toMatchObject({ messagesLeft: 6 });
  expect(await database.db.$count(allowanceUseOfAddresses)).toBeGreaterThanOrEqual(0);
});

test('an address has a limited number of tastes a day over all visitors, and an IPv6 /64 is one address', async () => {
  const address = '10.9.9.9';
  const tries = Array.from({ length: 15 }, () => take(someone({ address }), messages));
  expect(await outcomes(tries)).toEqual({ taken: 12, refusals: ['plan_required'] });
  expect(await open().read(someone({ address }))).toMatchObject({ messagesLeft: 0, voiceSecondsLeft: 0 });
  expect(await open().read(someone())).toMatchObject({ messagesLeft: 6 });
  now = new Date('2026-11-22T00:00:00Z');
  expect(await take(someone({ address }), messages)).toMatchObject({ messagesLeft: 5 });

  for (let sent = 0; sent < 12; sent += 1) await take(someone({ address: `2001:db8:1:2::${sent + 1}` }), messages);
  await expect(take(someone({ address: '2001:db8:1:2:3::1' }), messages)).rejects.toThrow(ApiFailure);
  const stored = await database.db.select().from(allowanceUseOfAddresses);
  expect(JSON.stringify(stored)).not.toContain('10.9.9.9');
});

test('a refusal because of the address does not use the visitor’s own taste', async () => {
  const address = '10.8.8.8';
  for (let sent = 0; sent < 12; sent += 1) await take(someone({ address }), messages);
  const other = someone({ address });
  await expect(take(other, messages)).rejects.toMatchObject({ code: 'plan_required' });
  expect(await open().read({ ...other, address: '10.8.8.7' })).toMatchObject({ messagesLeft: 6 });
});

test('a plan has a fair use that renews each month, regardless of the taste and of the address', async () => {
  const owner = someone();
  await take(owner, messages);
  const member = { ...owner, subscription: { ...noPlan, status: 'ACTIVE' as const } };
  expect(await open().read(member)).toMatchObject({ kind: 'fair-use', messagesLeft: 4, renewsOn: '2026-12-01' });
  for (let sent = 0; sent < 4; sent += 1) await take(member, messages);
  await expect(take(member, messages)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: (9 * 24 + 14) * 3_600,
  });
  now = new Date('2026-12-01T00:00:00Z');
  expect(await take(member, { voiceSeconds: 100 })).toMatchObject({ messagesLeft: 3, voiceSecondsLeft: 300 });
  expect(await ownedAllowances.read(database.db, owner.ownerId)).toEqual([
    { of: 'taste', messages: 1, voiceSeconds: 0 },
    { of: '2026-11', messages: 4, voiceSeconds: 0 },
    { of: '2026-12', messages: 0, voiceSeconds: 100 },
  ]);
});

test('nothing is counted if plans are off', async () => {
  const visitor = someone();
  expect(await open('off').read(visitor)).toBeNull();
  expect(await database.db.transaction((tx) => open('off').take(tx, visitor, messages))).toBeNull();
  expect(await open().read(visitor)).toMatchObject({ messagesLeft: 6 });
});

test('a visitor’s use is added to the account’s once, and stays the visitor’s as well', async () => {
  const visitor = someone();
  const account = someone();
  const mergeVisitor = () =>
    database.db.transaction((tx) => ownedAllowances.mergeVisitor(tx, visitor.ownerId, account.ownerId));
  await take(visitor, messages);
  await take(visitor, { voiceSeconds: 30 });
  await mergeVisitor();
  await mergeVisitor();
  expect(await open().read(account)).toMatchObject({
    messages: { used: 1 },
    voiceSeconds: { used: 30 },
    messagesLeft: 4,
  });
  // As after logging out in the same browser.
  expect(await open().read(visitor)).toMatchObject({ messagesLeft: 4 });
  await take(visitor, messages);
  await mergeVisitor();
  expect(await open().read(account)).toMatchObject({ messages: { used: 2 }, messagesLeft: 3 });
});

test('erasing an account leaves nothing, and the use of a long inactive visitor is deleted', async () => {
  const [gone, old, young] = [someone(), someone(), someone()];
  for (const one of [gone, old, young]) await take(one, messages);
  await database.db.transaction((tx) => ownedAllowances.erase(tx, gone.ownerId));
  await database.pool.query(`update allowance_uses set used_at = now() - interval '401 days' where owner_id = $1`, [
    old.ownerId,
  ]);
  await database.pool.query(`update tastes_of_addresses set day = day - 400`);
  await ownedAllowances.forgetVisitors(database.db);
  const left = (await database.db.select().from(allowanceUses)).map(({ ownerId }) => ownerId);
  expect([gone, old, young].map(({ ownerId }) => left.includes(ownerId))).toEqual([false, false, true]);
  expect(await database.db.$count(allowanceUseOfAddresses)).toBe(0);
});
