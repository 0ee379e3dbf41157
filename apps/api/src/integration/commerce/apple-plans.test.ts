import { randomUUID } from 'node:crypto';
import { endpoints } from '@greenroom/contracts';
import { ownedApplePlans } from '@greenroom/apple-plans';
import { appleAppStore } from '@greenroom/adapters/app-store/apple-app-store';
import type { AppStore } from '@greenroom/ports/app-store';
import { applePayloads, type PayloadWish, testApp } from '@greenroom/ports/testing/apple-payloads';
import { appleSigner } from '@greenroom/ports/testing/apple-signer';
import type { Database } from '@greenroom/database';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import type { Payer } from './testing/payer.ts';

const apple = appleSigner();
const store = appleAppStore(
  {
    bundleId: testApp.bundleId,
    appId: testApp.appAppleId,
    environment: 'production',
    rootCertificates: apple.rootPem,
    key: undefined,
  },
  { onlineChecks: false },
);
/** Whether transactions fail shortly before they are committed. */
let dies = false;
const dying = (db: Database): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return (work: (tx: unknown) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const done = await work(tx);
          if (dies) throw new Error('The server died');
          return done;
        });
    },
  });
let fetched: AppStore['fetchState'];
let fixture: CommerceFixture;
beforeAll(async () => {
  const asking: AppStore = { ...store, fetchState: async (id) => fetched?.(id) };
  fixture = await openCommerceFixture({ store: asking, aroundDatabase: dying });
});
afterAll(() => fixture.close());
beforeEach(() => {
  [dies, fetched] = [false, undefined];
});

const day = 86_400_000;
let ids = 2_000_000_000;

/** A person with an account and a purchase in the app. */
async function buyer() {
  const payer = await fixture.somebody();
  const account = (await payer.me.me()).id!;
  const id = String((ids += 1));
  return { payer, account, id, ...applePayloads(apple, id) };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

const send = (signedPayload: string) =>
  fixture.running.app.inject({
    method: 'POST',
    url: endpoints.commerceAppleNotifications.path,
    payload: { signedPayload },
  });
const claim = ({ me }: Payer, signed: string) =>
  me.ask('POST', endpoints.commerceAppleClaim.path, { signed_transaction: signed });

/** Sends notifications about a purchase and returns what the person's plan is afterwards. */
async function tell({ payer, account, notification }: Buyer, ...wishes: PayloadWish[]) {
  for (const wish of wishes) {
    const transaction = wish.transaction && { appAccountToken: account.toUpperCase(), ...wish.transaction };
    const { statusCode } = await send(notification({ ...wish, ...(transaction && { transaction }) }));
    expect(statusCode).toBe(200);
  }
  return planOf(payer);
}

async function planOf(payer: Payer) {
  const { state, endsAt, actions, managedAt } = await payer.plan();
  const { subscribedState } = await payer.user();
  return { state, endsAt, actions, managedAt, status: subscribedState };
}

const now = () => fixture.clock.ms;
const managed = {
  state: 'apple',
  endsAt: null,
  actions: ['manage_elsewhere'],
  managedAt: 'https://apple.example/plans',
  status: 'ACTIVE',
};
const nothing = { state: 'none', endsAt: null, actions: ['create'], managedAt: null, status: 'FREE' };
const iso = (ms: number) => new Date(ms).toISOString();

const subscribed = (at = now()): PayloadWish => ({
  ...{ type: 'SUBSCRIBED', subtype: 'INITIAL_BUY', at },
  transaction: { purchaseDate: at, expiresDate: at + 30 * day },
  renewal: {},
});

describe('the life of a plan', () => {
  test('bought in the app, it opens everything, is managed by Apple, and no second one is sold', async () => {
    const one = await buyer();
    expect(await planOf(one.payer)).toEqual(nothing);
    expect(await tell(one, subscribed())).toEqual(managed);
    const checkout = await one.payer.begin();
    expect(checkout.statusCode).toBe(409);
    expect(checkout.json()).toMatchObject({ error: { fields: [{ path: 'subscription' }] } });
  });

  test('renewal turned off ends it with its period; turned on again, it goes on', async () => {
    const one = await buyer();
    const bought = subscribed();
    const { transaction } = bought;
    const off = { type: 'DID_CHANGE_RENEWAL_STATUS', at: now() + 1, transaction, renewal: { autoRenewStatus: 0 } };
    const ends = iso(now() + 30 * day);
    expect(await tell(one, bought, off)).toEqual({ ...managed, status: 'CANCELED', endsAt: ends });
    expect(await tell(one, { ...off, at: now() + 2, renewal: {} })).toEqual(managed);
  });

  test('a renewal goes on; a failed one ends it without grace, and with grace only afterwards', async () => {
    const one = await buyer();
    const start = now() - 31 * day;
    const { transaction } = subscribed(start);
    const retrying = { isInBillingRetryPeriod: true, expirationIntent: 2 };
    const failed = { type: 'DID_FAIL_TO_RENEW', at: now() - day, transaction, renewal: retrying };
    expect(await tell(one, subscribed(start), failed)).toEqual(nothing);
    const grace = now() + 5 * day;
    const inGrace = { subtype: 'GRACE_PERIOD', at: now(), renewal: { ...retrying, gracePeriodExpiresDate: grace } };
    expect(await tell(one, { ...failed, ...inGrace })).toEqual({ ...managed, endsAt: iso(grace) });
    const over = { type: 'GRACE_PERIOD_EXPIRED', at: now() + 1, transaction, renewal: retrying };
    expect(await tell(one, over)).toEqual(nothing);
    const recovered = { transactionId: `${one.id}1`, purchaseDate: now(), expiresDate: now() + 30 * day };
    const renewed = { ...{ type: 'DID_RENEW', subtype: 'BILLING_RECOVERY', at: now() + 2 }, transaction: recovered };
    expect(await tell(one, { ...renewed, renewal: {} })).toEqual(managed);
  });

  test('a refund ends it, and a reversed refund opens it again', async () => {
    const one = await buyer();
    const { transaction } = subscribed();
    const refund = { type: 'REFUND', at: now() + 1, transaction: { ...transaction, revocationDate: now() } };
    expect(await tell(one, subscribed(), refund)).toEqual(nothing);
    expect(await tell(one, { type: 'REFUND_REVERSED', at: now() + 2, transaction })).toEqual(managed);
    expect(await tell(one, { ...refund, type: 'REVOKE', at: now() + 3 })).toEqual(nothing);
  });

  test('expired, it ends; subscribed again, it opens', async () => {
    const one = await buyer();
    const { transaction } = subscribed(now() - 31 * day);
    const expired = { ...{ type: 'EXPIRED', subtype: 'VOLUNTARY', at: now() - day }, transaction };
    expect(await tell(one, { ...expired, renewal: { autoRenewStatus: 0, expirationIntent: 1 } })).toEqual(nothing);
    const again = { transactionId: `${one.id}1`, purchaseDate: now(), expiresDate: now() + 30 * day };
    const resubscribed = { type: 'SUBSCRIBED', subtype: 'RESUBSCRIBE', at: now(), transaction: again, renewal: {} };
    expect(await tell(one, resubscribed)).toEqual(managed);
  });

  test('notifications of other and unknown types are stored and do no harm', async () => {
    const one = await buyer();
    const { transaction } = subscribed();
    const others = ['PRICE_INCREASE', 'TEST', 'FROM_THE_FUTURE'].map((type) => ({ type, at: now() + 1, transaction }));
    expect(await tell(one, subscribed(), ...others, { type: 'TEST', at: now() })).toEqual(managed);
    const { rows } = await fixture.database.pool.query(
      'select type from apple_notifications where original_transaction_id = $1',
      [one.id],
    );
    const stored = rows.map(({ type }: { type: string }) => type);
    expect(stored.toSorted()).toEqual(['FROM_THE_FUTURE', 'PRICE_INCREASE', 'SUBSCRIBED', 'TEST']);
  });
});

test('the order of notifications does not matter, nor how often they come', async () => {
  const one = await buyer();
  const start = now() - 40 * day;
  const { transaction } = subscribed(start);
  const second = { transactionId: `${one.id}1`, purchaseDate: now() - 10 * day, expiresDate: now() + 20 * day };
  const story: PayloadWish[] = [
    subscribed(start),
    { type: 'DID_CHANGE_RENEWAL_STATUS', at: start + 1, transaction, renewal: { autoRenewStatus: 0 } },
    { type: 'DID_CHANGE_RENEWAL_STATUS', at: start + 2, transaction, renewal: {} },
    { type: 'DID_RENEW', at: now() - 10 * day, transaction: second, renewal: {} },
    { type: 'DID_CHANGE_RENEWAL_STATUS', at: now() - 1, transaction: second, renewal: { autoRenewStatus: 0 } },
  ].map((wish) => ({ ...wish, uuid: randomUUID() }));
  const canceled = { ...managed, status: 'CANCELED', endsAt: iso(now() + 20 * day) };
  expect(await tell(one, ...story.toReversed())).toEqual(canceled);
  expect(await tell(one, ...story)).toEqual(canceled);
  expect(
    await fixture.database.pool.query('select from apple_notifications where original_transaction_id = $1', [one.id]),
  ).toHaveProperty('rowCount', story.length);
});

test('the same notification sent ten times at once is processed once', async () => {
  const one = await buyer();
  const signed = one.notification({ ...subscribed(), uuid: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(signed)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const { rowCount } = await fixture.database.pool.query(
    'select from apple_notifications where original_transaction_id = $1',
    [one.id],
  );
  expect(rowCount).toBe(1);
});

test('if the server dies before the end, neither the notification nor its effect is stored, and it counts when it comes again', async () => {
  const one = await buyer();
  const signed = one.notification({
    ...{ ...subscribed(), uuid: randomUUID() },
    transaction: { ...subscribed().transaction, appAccountToken: one.account },
  });
  dies = true;
  expect((await send(signed)).statusCode).toBe(500);
  dies = false;
  expect(await planOf(one.payer)).toEqual(nothing);
  expect((await send(signed)).statusCode).toBe(200);
  expect(await planOf(one.payer)).toEqual(managed);
});

test('what Apple did not sign for this app changes nothing', async () => {
  const one = await buyer();
  const wish = { ...subscribed(), transaction: { ...subscribed().transaction, appAccountToken: one.account } };
  const others = [
    applePayloads(appleSigner(), one.id).notification(wish),
    one.notification({ ...wish, app: { bundleId: 'com.example.other' } }),
    one.notification({ ...wish, app: { environment: 'Sandbox' } }),
    `${one.notification(wish).slice(0, -8)}AAAAAAAA`,
  ];
  for (const signed of others) expect((await send(signed)).statusCode).toBe(400);
  expect(await planOf(one.payer)).toEqual(nothing);
  expect((await send('x'.repeat(80_000))).statusCode).toBe(413);
});

describe('a purchase that names no account', () => {
  test('is kept, and opens once its buyer claims it', async () => {
    const one = await buyer();
    expect((await send(one.notification(subscribed()))).statusCode).toBe(200);
    expect(await planOf(one.payer)).toEqual(nothing);
    const signed = one.transaction(now(), { expiresDate: now() + 30 * day });
    expect((await claim(one.payer, signed)).json()).toEqual({ linked: true });
    expect(await planOf(one.payer)).toEqual(managed);
    expect((await claim(one.payer, signed)).statusCode).toBe(200);
  });

  test('belongs to whoever claims it first', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const signed = one.transaction(now(), { expiresDate: now() + 30 * day });
    expect((await claim(one.payer, signed)).statusCode).toBe(200);
    const second = await claim(other.payer, signed);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ error: { fields: [{ path: 'signed_transaction' }] } });
    expect([await planOf(one.payer), await planOf(other.payer)]).toEqual([managed, nothing]);
    expect(await tell(one, subscribed(now() + 1))).toEqual(managed);
  });

  test('is claimed once by two accounts at the same moment', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const signed = one.transaction(now(), { expiresDate: now() + 30 * day });
    const answers = await Promise.all([claim(one.payer, signed), claim(other.payer, signed)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('asks Apple about its renewal when it is claimed', async () => {
    const one = await buyer();
    const expiresDate = now() + 30 * day;
    fetched = async () => ({
      transaction: await store.readTransaction(one.transaction(now() + 1, { expiresDate })),
      renewal: {
        ...{ originalTransactionId: one.id, renews: false, isRetrying: false, graceUntil: null, hasExpired: false },
        signedAt: new Date(now() + 1),
      },
    });
    await claim(one.payer, one.transaction(now(), { expiresDate }));
    expect(await planOf(one.payer)).toEqual({ ...managed, status: 'CANCELED', endsAt: iso(expiresDate) });
  });
});

test('nobody claims what was bought for another account, what Apple did not sign, or what is no subscription', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const expiresDate = now() + 30 * day;
  const ofOther = one.transaction(now(), { expiresDate, appAccountToken: other.account });
  expect((await claim(one.payer, ofOther)).statusCode).toBe(409);
  const forged = applePayloads(appleSigner(), one.id).transaction(now(), { expiresDate });
  expect((await claim(one.payer, forged)).statusCode).toBe(400);
  expect((await claim(one.payer, one.transaction(now(), { type: 'Consumable' }))).statusCode).toBe(422);
  expect(await planOf(one.payer)).toEqual(nothing);
  const visitor = await fixture.running.app.inject({
    method: 'POST',
    url: endpoints.commerceAppleClaim.path,
    headers: { origin: 'https://elsewhere.example' },
    payload: { signed_transaction: ofOther },
  });
  expect(visitor.statusCode).toBe(403);
});

test('while a plan bought here runs, it is shown; when it is over, Apple’s is', async () => {
  const one = await buyer();
  await one.payer.checkOut({ tier: 'monthly' });
  await fixture.sandbox.runDue();
  expect(await tell(one, subscribed())).toMatchObject({ state: 'active', managedAt: null, status: 'ACTIVE' });
  await fixture.commerce.endForDeletion(one.account, 'end_now');
  await fixture.sandbox.runDue();
  expect(await planOf(one.payer)).toEqual(managed);
});

describe('the nightly sweep', () => {
  const renewalOf = (one: Buyer, more = {}) => ({
    ...{ originalTransactionId: one.id, renews: true, isRetrying: false, graceUntil: null, hasExpired: false },
    ...{ signedAt: new Date(now()), ...more },
  });

  test('finds a renewal of which nothing was heard', async () => {
    const one = await buyer();
    expect(await tell(one, subscribed(now() - 32 * day))).toEqual(nothing);
    const asked: string[] = [];
    fetched = async (id) => {
      asked.push(id);
      if (id !== one.id) return undefined;
      const second = { transactionId: `${one.id}1`, purchaseDate: now() - 2 * day, expiresDate: now() + 28 * day };
      return {
        transaction: await store.readTransaction(one.transaction(now(), second)),
        renewal: renewalOf(one),
      };
    };
    await fixture.applePlans.sweep();
    expect(asked).toContain(one.id);
    expect(await planOf(one.payer)).toEqual(managed);
    asked.length = 0;
    await fixture.applePlans.sweep();
    expect(asked).not.toContain(one.id);
  });

  test('asks nothing about plans that are over or in their period, and goes on after a failure', async () => {
    const [over, running, failing, unheard] = [await buyer(), await buyer(), await buyer(), await buyer()];
    const start = now() - 32 * day;
    const expired = { autoRenewStatus: 0, expirationIntent: 1 };
    await tell(over, { ...subscribed(start), renewal: expired });
    await tell(running, subscribed());
    await tell(failing, subscribed(start));
    await tell(unheard, subscribed(start));
    const asked: string[] = [];
    fetched = async (id) => {
      asked.push(id);
      if (id === failing.id) throw new Error('no answer');
      return undefined;
    };
    fixture.logged.length = 0;
    await fixture.applePlans.sweep();
    expect(asked).toEqual(expect.arrayContaining([failing.id, unheard.id]));
    expect(asked).not.toEqual(expect.arrayContaining([over.id]));
    expect(asked).not.toEqual(expect.arrayContaining([running.id]));
    expect(fixture.logged).toHaveLength(1);
  });
});

test('a deleted account leaves nothing of it, and the same purchase can be claimed by a new account', async () => {
  const [one, next] = [await buyer(), await buyer()];
  await tell(one, subscribed());
  const { db, pool } = fixture.database;
  expect(await ownedApplePlans.read(db, one.account)).toMatchObject({
    subscriptions: [{ originalTransactionId: one.id }],
    transactions: [{ productId: 'greenroom.monthly' }],
    notifications: [{ type: 'SUBSCRIBED' }],
  });
  await db.transaction((tx) => ownedApplePlans.erase(tx, one.account));
  await pool.query('delete from accounts where uuid = $1', [one.account]);
  for (const table of ['apple_subscriptions', 'apple_transactions', 'apple_notifications'])
    expect(await pool.query(`select from ${table} where original_transaction_id = $1`, [one.id])).toHaveProperty(
      'rowCount',
      0,
    );
  const signed = one.transaction(now(), { expiresDate: now() + 30 * day, appAccountToken: one.account });
  expect((await claim(next.payer, signed)).statusCode).toBe(200);
  expect(await planOf(next.payer)).toEqual(managed);
});
