import type { CommerceFixture } from './commerce-fixture.ts';
import { cards, type Payer } from './payer.ts';

type SubscriberAction = (me: Payer, fixture: CommerceFixture, random: () => number) => Promise<unknown>;

const oneOf = <T>(of: readonly T[], random: () => number) => of[Math.floor(random() * of.length)]!;
const codes = { annual: ['OPENING20', 'ENCORE50'], monthly: ['OPENING10', 'ENCORE50'] } as const;
const day = 86_400;

/** Actions of subscribers and events around them; in any order, once or twice concurrently. */
export const subscriberActions: Readonly<Record<string, SubscriberAction>> = {
  async buy(me, _, random) {
    const tier = oneOf(['annual', 'monthly'] as const, random);
    const coupon = random() < 0.3 ? oneOf(codes[tier], random) : undefined;
    const begun = await me.begin({ tier, includeTrial: random() < 0.3, ...(coupon && { coupon }) });
    if (begun.statusCode !== 200) return;
    const { client_secret: secret, checkout_session_id: id } = begun.json<Record<string, string>>();
    await me.pay(secret!, oneOf([cards.good, cards.good, cards.good, cards.attachesThenFails, cards.declined], random));
    // The page may have been closed.
    if (random() < 0.6) await me.readCheckout(id!);
  },
  async buyInTwoPages(me) {
    const [one, other] = await Promise.all([me.begin({ tier: 'annual' }), me.begin({ tier: 'monthly' })]);
    const secrets = [one, other].flatMap((begun) =>
      begun.statusCode === 200 ? [begun.json<{ client_secret: string }>().client_secret] : [],
    );
    await Promise.all(secrets.map((secret) => me.pay(secret)));
  },
  cancel: (me) => me.change('cancel', { reason: 'unused' }),
  keepOn: (me) => me.change('continue'),
  async switchPlan(me) {
    const { tier } = await me.plan();
    const other = tier === 'annual' ? 'monthly' : 'annual';
    const shown = await me.change(`switch-preview?tier=${other}`, {}, 'GET');
    if (shown.statusCode !== 200) return;
    await me.change('switch', { tier: other, previewed_at: shown.json<{ previewed_at: string }>().previewed_at });
  },
  giveBack: (me) => me.change('refund'),
  newCard: (me, _, random) => me.putCard(oneOf([cards.good, cards.attachesThenFails], random)),
  async letPass(me, fixture, random) {
    if ((await me.plan()).state !== 'none') await me.letPass(Math.ceil(random() * 40));
    await fixture.sandbox.runDue();
  },
  /** The card stops working; then the next charge, its retries and the grace period pass, as far as time allows. */
  async fallBehind(me, _, random) {
    await me.putCard(cards.attachesThenFails);
    await toPeriodsEnd(me, 2 + random() * 9);
  },
  /** Moves to just after the period's end, when its invoice is still a draft or was just finalized. */
  toTheDraft: (me, _, random) => toPeriodsEnd(me, random() / 12),
  sweep: (_, fixture) => fixture.commerce.sweep(),
};

/** Moves the clock to some days after the end of the paid period. */
async function toPeriodsEnd(me: Payer, daysAfter: number): Promise<void> {
  const { currentPeriodEnd, state } = await me.plan();
  if (state === 'none' || currentPeriodEnd === null) return;
  const now = await me.clockNow();
  await me.letPass(Math.max(0, Math.ceil(Date.parse(currentPeriodEnd) / 1000 - now + daysAfter * day)) / day);
}
