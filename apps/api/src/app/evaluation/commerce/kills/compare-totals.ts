import { checkInvariants } from '../../../../integration/commerce/testing/check-invariants.ts';
import type { Bought } from './buyer.ts';
import { renewalsOfOne } from './renew.ts';
import type { KillableShop } from '../../../testing/load/killable-shop.ts';

/** The state once everything has settled. Amounts are cents. */
export interface Totals {
  plans: number;
  charges: number;
  refunds: number;
  kept: { provider: number; product: number };
  mails: number;
  wrong: string[];
}

/** Maximum mails of a kind for one purchase; a switch paid at once has a receipt of its own, and so has each renewal. */
const mailsOfOne = (followUp: Bought['followUp']) => ({
  '% has begun': 1,
  'Your receipt': followUp === 'renew' ? 1 + renewalsOfOne : 2,
  'Your account will%': 1,
});

/** Compares the provider's books with ours, per customer and in total, and with what people were told. */
export async function compareTotals(
  { stripe, pool }: Pick<KillableShop, 'stripe' | 'pool'>,
  people: readonly Bought[],
) {
  const found: Totals = { plans: 0, charges: 0, refunds: 0, kept: { provider: 0, product: 0 }, mails: 0, wrong: [] };
  const say = (who: string, wrong: readonly string[]) => found.wrong.push(...wrong.map((one) => `${who}: ${one}`));
  for (const bought of people) {
    const [payer] = await rows<{ customer_id: string; uuid: string }>(
      'select uuid, customer_id from payers where account_uuid = $1',
      [bought.accountUuid],
    );
    if (!payer) {
      say(bought.email, ['there is no payer']);
      continue;
    }
    const { customer_id: customer } = payer;
    say(bought.email, await checkInvariants({ stripe, database: { pool } }, customer));
    const charges = (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid);
    const plans = (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
    const [ours] = await rows<{ kept: number }>(
      'select coalesce(sum(amount_paid - refunded), 0)::int as kept from invoices where payer_uuid = $1',
      [payer.uuid],
    );
    const kept = charges.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
    found.plans += plans.length;
    found.charges += charges.length;
    found.refunds += charges.filter(({ amount_refunded: back }) => back > 0).length;
    found.kept.provider += kept;
    found.kept.product += ours!.kept;
    if (kept !== ours!.kept) say(bought.email, [`the provider kept ${kept}, we say ${ours!.kept}`]);
    say(bought.email, asAnswered(bought, { kept, charges: charges.length, plan: plans[0], plans: plans.length }));
    for (const [subject, most] of Object.entries(mailsOfOne(bought.followUp))) {
      const [{ count } = { count: 0 }] = await rows<{ count: number }>(
        'select count(*)::int as count from outbox_mails where "to" = $1 and subject like $2',
        [bought.email, subject],
      );
      found.mails += count;
      if (count > most) say(bought.email, [`“${subject}” was mailed ${count} times`]);
      if (bought.followUp === 'renew' && subject === 'Your receipt' && count < charges.length)
        say(bought.email, [`${charges.length} charges have ${count} receipts`]);
    }
  }
  const [left] = await rows<{ refunds: number }>(
    'select count(*)::int as refunds from refunds where done_at is null',
    [],
  );
  if (left!.refunds > 0) found.wrong.push(`${left!.refunds} refunds are not done`);
  return found;

  async function rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }
}

interface Provided {
  kept: number;
  charges: number;
  plans: number;
  plan: { status: string; cancel_at: number | null } | undefined;
}

function chargesOf({ followUp, tier }: Pick<Bought, 'followUp' | 'tier'>): number {
  if (followUp === 'renew') return 1 + renewalsOfOne;
  return followUp === 'switch' && tier === 'monthly' ? 2 : 1;
}

/** Returns the differences between what a person was told and the provider's state. */
function asAnswered({ followUp, done, tier }: Bought, { kept, charges, plan, plans }: Provided): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`after “${followUp}” ${what}`);
  };
  must(done, 'was refused');
  must(plans === 1, `there are ${plans} plans`);
  must(charges === chargesOf({ followUp, tier }), `there are ${charges} charges`);
  if (followUp === 'keep' || followUp === 'switch' || followUp === 'renew')
    must(plan?.status === 'active', `the plan is ${plan?.status}`);
  if (followUp === 'cancel') must(plan?.cancel_at !== null, 'the plan goes on');
  if (followUp === 'give back' || followUp === 'delete account') {
    must(plan?.status === 'canceled', `the plan is ${plan?.status}`);
    must(kept === 0, `${kept} are kept`);
  }
  return wrong;
}
