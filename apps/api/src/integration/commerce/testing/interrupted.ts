import { mailedToken } from '../../../app/testing/identity-app.ts';
import { ownedCommerce } from '@greenroom/commerce';
import { checkInvariants } from './check-invariants.ts';
import type { CommerceFixture } from './commerce-fixture.ts';
import type { crashes } from '@greenroom/commerce/testing/crashes';
import { cards, type Payer } from './payer.ts';
import { boughtOnce, buyAtLast, runWithoutFaults } from './survive.ts';

interface Course {
  /** Steps that succeed before. */
  before?(me: Payer, fixture: CommerceFixture): Promise<unknown>;
  /**
   * The action during which the server dies. Requests without an answer are retried. @returns whether it was answered
   */
  action(me: Payer, fixture: CommerceFixture): Promise<boolean>;
  /** Returns further defects once everything has settled, besides the check of the books. */
  wrong?(me: Payer, fixture: CommerceFixture, customer: string): Promise<string[]>;
}

type Answer = { statusCode: number };

/** Done, or refused because it had been done already. */
const answered = ({ statusCode }: Answer) => statusCode === 200 || statusCode === 409;
const monthly = (me: Payer) => me.checkOut({ tier: 'monthly' });
const switchTo = async (me: Payer, tier: 'annual' | 'monthly') => {
  const shown = await me.change(`switch-preview?tier=${tier}`, {}, 'GET');
  if (shown.statusCode !== 200) return answered(shown);
  const { previewed_at: at } = shown.json<{ previewed_at: string }>();
  return answered(await me.change('switch', { tier, previewed_at: at }));
};
const is = async (me: Payer, wanted: object) => {
  const plan: object = await me.plan();
  return Object.entries(wanted).flatMap(([name, value]) =>
    Reflect.get(plan, name) === value ? [] : [`${name} is ${String(Reflect.get(plan, name))}`],
  );
};
const paid = async (me: Payer, { stripe }: Pick<CommerceFixture, 'stripe'>, wanted: readonly number[]) => {
  const all = (await stripe.charges.list({ customer: await me.customerId() })).data;
  const kept = all
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, amount_refunded: off }) => amount - off);
  const same = kept.toSorted().join() === wanted.toSorted().join();
  return same ? [] : [`${kept.join(', ')} was paid and kept`];
};
/** Switches to annual at the provider, as if the server had died before storing it. */
export const switchUnheard = async (me: Payer, { payments }: Pick<CommerceFixture, 'payments'>) => {
  const [annual] = await payments.findPrices(['greenroom-annual_usd']);
  const { id } = await me.plan();
  const at = new Date((await me.clockNow()) * 1000);
  await payments.switchNow({ subscriptionId: id!, priceId: annual!.id, at }, `unheard-${id}`);
};
/** Confirms or refuses what waits for the bank, as the settings page does. */
const confirmAtBank = async (me: Payer, bank: 'complete' | 'fail') => {
  if (!(await me.plan()).pendingUpdate) return true;
  const begun = await me.change('payment');
  if (begun.statusCode !== 200) return answered(begun);
  await me.confirmPayment(begun.json(), bank);
  return answered(await me.change('payment/confirmed'));
};
const notSwitched = async (me: Payer, fixture: CommerceFixture) => [
  ...(await is(me, { tier: 'monthly', pendingUpdate: null })),
  ...(await paid(me, fixture, [1_000])),
];
const late = async (me: Payer) => {
  await monthly(me);
  await me.putCard(cards.attachesThenFails);
  await me.letPass(32);
};
const declared = async (me: Payer, { mailsTo, mailer }: CommerceFixture, what: 'cancellations' | 'withdrawals') => {
  const said = what === 'withdrawals' ? { name: 'Maren Holt' } : { when: 'soonest' };
  const sent = await me.me.ask('POST', `/api/v1/commerce/${what}`, { email: me.email, ...said });
  if (!answered(sent)) return false;
  await mailsTo(me.email);
  const token = mailedToken(mailer, me.email);
  return answered(await me.me.ask('POST', `/api/v1/commerce/${what}/confirm`, { token }));
};

/** Every operation that changes a plan; each is interrupted at each of its steps. */
export const courses: Readonly<Record<string, Course>> = {
  buy: {
    action: async (me) => (await buyAtLast(me), true),
    wrong: (me, fixture) => boughtOnce(fixture, me),
  },
  cancel: {
    before: monthly,
    action: async (me) => answered(await me.change('cancel', { reason: 'unused' })),
    wrong: (me) => is(me, { state: 'canceled' }),
  },
  'cancel what waits to be switched': {
    before: async (me) => (await me.checkOut(), await switchTo(me, 'monthly')),
    action: async (me) => answered(await me.change('cancel', { reason: 'unused' })),
    wrong: (me) => is(me, { state: 'canceled', pendingSwitch: null }),
  },
  'cancel what is overdue': {
    before: late,
    action: async (me) => answered(await me.change('cancel', { reason: 'unused' })),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, [1_000]))],
  },
  continue: {
    before: async (me) => (await monthly(me), await me.change('cancel', { reason: 'unused' })),
    action: async (me) => answered(await me.change('continue')),
    wrong: (me) => is(me, { state: 'active' }),
  },
  'switch to annual': {
    before: monthly,
    action: (me) => switchTo(me, 'annual'),
    wrong: async (me, fixture) => [...(await is(me, { tier: 'annual' })), ...(await paid(me, fixture, [1_000, 7_400]))],
  },
  'switch to annual after the bank has asked': {
    before: async (me) => (await monthly(me), await me.putCard(cards.challenge, 'complete')),
    action: async (me) => (await switchTo(me, 'annual')) && confirmAtBank(me, 'complete'),
    wrong: async (me, fixture) => [
      ...(await is(me, { tier: 'annual', pendingUpdate: null })),
      ...(await paid(me, fixture, [1_000, 7_400])),
    ],
  },
  'refuse a switch at the bank': {
    before: async (me) => (await monthly(me), await me.putCard(cards.challenge, 'complete')),
    action: async (me) => (await switchTo(me, 'annual')) && confirmAtBank(me, 'fail'),
    wrong: (me, fixture) => notSwitched(me, fixture),
  },
  'leave as it is what the bank asks about': {
    before: async (me) => (
      await monthly(me),
      await me.putCard(cards.challenge, 'complete'),
      await switchTo(me, 'annual')
    ),
    action: async (me) => answered(await me.change('payment', {}, 'DELETE')),
    wrong: (me, fixture) => notSwitched(me, fixture),
  },
  'switch with a card that is declined': {
    before: async (me) => (await monthly(me), await me.putCard(cards.attachesThenFails)),
    action: async (me) => (await switchTo(me, 'annual')) || (await me.plan()).tier === 'monthly',
    wrong: (me, fixture) => notSwitched(me, fixture),
  },
  'switch to monthly': {
    before: (me) => me.checkOut(),
    action: (me) => switchTo(me, 'monthly'),
    wrong: async (me, fixture) => [
      ...((await me.plan()).pendingSwitch?.tier === 'monthly' ? [] : ['no switch waits']),
      ...(await paid(me, fixture, [8_400])),
    ],
  },
  'take the switch back': {
    before: async (me) => (await me.checkOut(), await switchTo(me, 'monthly')),
    action: async (me) => answered(await me.change('switch', {}, 'DELETE')),
    wrong: (me) => is(me, { pendingSwitch: null, tier: 'annual' }),
  },
  'pay what is late by another card': {
    before: late,
    action: async (me) => answered(await me.putCard(cards.good)),
    wrong: async (me, fixture) => [
      ...(await is(me, { state: 'active' })),
      ...(await paid(me, fixture, [1_000, 1_000])),
    ],
  },
  'take the money back': {
    before: monthly,
    action: async (me) => answered(await me.change('refund')),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, [0]))],
  },
  'take back what nobody told of': {
    before: async (me, fixture) => (await monthly(me), await switchUnheard(me, fixture)),
    action: async (me) => answered(await me.change('refund')),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, [0, 0]))],
  },
  withdraw: {
    before: async (me) => (await monthly(me), await me.letPass(10)),
    action: (me, fixture) => declared(me, fixture, 'withdrawals'),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, [0]))],
  },
  'cancel without signing in': {
    before: monthly,
    action: (me, fixture) => declared(me, fixture, 'cancellations'),
    wrong: (me) => is(me, { state: 'canceled' }),
  },
  'a renewal that webhooks tell of': {
    before: monthly,
    action: async (me) => (await me.letPass(32), true),
    wrong: (me, fixture) => paid(me, fixture, [1_000, 1_000]),
  },
  'a grace that is over': {
    before: late,
    action: async (me) => (await me.letPass(8), true),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, [1_000]))],
  },
  'a second trial of a card': {
    before: async (_, fixture) => (await fixture.somebody()).checkOut({ includeTrial: true }),
    action: async (me) => answered({ statusCode: (await me.checkOut({ includeTrial: true })).status ? 200 : 500 }),
    wrong: async (me, fixture) => [...(await is(me, { state: 'none' })), ...(await paid(me, fixture, []))],
  },
  'an account that goes while its plan runs': {
    before: monthly,
    async action(me, fixture) {
      const { id } = await me.user();
      await fixture.db.transaction((tx) => ownedCommerce.erase(tx, id!));
      fixture.clock.ms = Math.max(fixture.clock.ms, Date.now()) + 1_000;
      await fixture.commerce.sweep();
      return true;
    },
    async wrong(_, { stripe }, customer) {
      const [plan] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
      return plan?.status === 'canceled' ? [] : [`the plan is ${plan?.status}`];
    },
  },
};

/**
 * Interrupts a course at one of its steps; then time passes.
 * @returns the defects, or `over` if it has fewer steps
 */
export async function cutOff(
  fixture: CommerceFixture,
  dying: ReturnType<typeof crashes>,
  { course, step, when }: { course: string; step: number; when: 'before' | 'after' },
): Promise<string[] | 'over'> {
  const { before, action, wrong } = courses[course]!;
  await fixture.forgetCards();
  const me = await fixture.somebody();
  await before?.(me, fixture);
  const known = await me.customerId().catch(() => undefined);
  dying.crashAt(step, when);
  for (let tries = 0; tries < 4; tries += 1) if (await action(me, fixture).catch(() => false)) break;
  const over = dying.steps < step;
  dying.crashAt(undefined);
  if (over) return 'over';
  await runWithoutFaults(fixture);
  const customer = known ?? (await me.customerId());
  const found = [...((await wrong?.(me, fixture, customer)) ?? []), ...(await checkInvariants(fixture, customer))];
  await fixture.leave();
  return found;
}
