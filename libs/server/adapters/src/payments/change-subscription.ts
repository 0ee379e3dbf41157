import type Stripe from 'stripe';
import { isCurrency, type Money, money } from '@greenroom/contracts';
import { type CancelWhy, type Payments, PaymentsError } from '@greenroom/ports/payments';
import { discardUpdate, settleUpdate } from './pending-update.ts';
import { asPort } from './translate-error.ts';

type Changes = Pick<
  Payments,
  | 'cancelLater'
  | 'keepOn'
  | 'cancelNow'
  | 'quoteSwitch'
  | 'switchNow'
  | 'switchLater'
  | 'withdrawSwitch'
  | 'quoteTrialSwitch'
  | 'switchTrial'
>;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function moneyIn(amount: number, currency: string): Money {
  if (!isCurrency(currency)) throw new PaymentsError('refused', `Nothing is sold in ${currency}`);
  return money(amount, currency);
}

/** Changes to an existing subscription. */
export function changesOf(stripe: Stripe): Changes {
  const items = itemsOf(stripe);
  return {
    ...endingsOf(stripe, items),
    ...switchesOf(stripe, items),
    ...trialSwitchesOf(stripe, items),
  };
}

/** Finds what a subscription sells, and releases it from its schedule. */
function itemsOf(stripe: Stripe) {
  const itemOf = async (subscriptionId: string) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const { items, schedule } = subscription;
    const [item] = items.data;
    if (!item) throw new PaymentsError('refused', 'A subscription without a price');
    return { subscription, item, schedule: typeof schedule === 'string' ? schedule : (schedule?.id ?? null) };
  };
  const release = async (scheduleId: string, key: string) => {
    const { status } = await stripe.subscriptionSchedules.retrieve(scheduleId);
    if (status === 'active' || status === 'not_started')
      await stripe.subscriptionSchedules.release(scheduleId, undefined, { idempotencyKey: key });
  };
  /** A subscription under a schedule cannot be changed directly, even in the month that a switch has begun. */
  const freed = async (subscriptionId: string, key: string) => {
    const { subscription, item, schedule } = await itemOf(subscriptionId);
    if (schedule) await release(schedule, `${key}-release`);
    return { subscription, item };
  };
  return { itemOf, release, freed };
}

type Items = ReturnType<typeof itemsOf>;

const detailsOf = (why: CancelWhy | null) =>
  why && { cancellation_details: { feedback: why.reason, ...(why.comment && { comment: why.comment }) } };

function endingsOf(stripe: Stripe, { freed }: Items): Pick<Changes, 'cancelLater' | 'keepOn' | 'cancelNow'> {
  return {
    cancelLater: (id, why, key) =>
      asPort(async () => {
        const { subscription } = await freed(id, key);
        await discardUpdate(stripe, subscription, key);
        const ending = { cancel_at_period_end: true, ...detailsOf(why) };
        await stripe.subscriptions.update(id, ending, { idempotencyKey: key });
      }),
    keepOn: (id, key) =>
      asPort(async () => {
        await freed(id, key);
        await stripe.subscriptions.update(id, { cancel_at_period_end: false }, { idempotencyKey: key });
      }),
    cancelNow: (id, why, key) =>
      asPort(async () => {
        // Checks first, so that a subscription that has already ended is no failure.
        const subscription = await stripe.subscriptions.retrieve(id);
        const { status } = subscription;
        if (status === 'canceled' || status === 'incomplete_expired') return;
        // The person could still confirm its payment.
        await discardUpdate(stripe, subscription, key);
        const ending = { invoice_now: false, prorate: false, ...detailsOf(why) };
        await stripe.subscriptions.cancel(id, ending, { idempotencyKey: key });
      }),
  };
}

/** Switches between paid plans. */
function switchesOf(
  stripe: Stripe,
  { itemOf, release, freed }: Items,
): Pick<Changes, 'quoteSwitch' | 'switchNow' | 'switchLater' | 'withdrawSwitch'> {
  return {
    quoteSwitch: ({ subscriptionId, priceId, at }) =>
      asPort(async () => {
        const { item } = await itemOf(subscriptionId);
        const preview = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
          },
        });
        const of = (amount: number) => moneyIn(amount, preview.currency);
        const lines = preview.lines.data;
        const credit = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
        const ends = lines.filter(({ amount }) => amount >= 0).map(({ period }) => period.end);
        return {
          dueNow: of(Math.max(0, preview.amount_due)),
          credit: of(credit),
          periodEnd: new Date(Math.max(...ends, preview.period_end) * 1000),
        };
      }),
    switchNow: ({ subscriptionId, priceId, at }, key) =>
      asPort(async () => {
        const { item } = await freed(subscriptionId, key);
        const updated = await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
            payment_behavior: 'pending_if_incomplete',
          },
          { idempotencyKey: key },
        );
        await settleUpdate(stripe, updated, key);
      }),
    switchLater: ({ subscriptionId, priceId }, key) =>
      asPort(async () => {
        const { item, schedule: known } = await itemOf(subscriptionId);
        const schedule = known
          ? await stripe.subscriptionSchedules.retrieve(known)
          : await stripe.subscriptionSchedules.create(
              { from_subscription: subscriptionId },
              { idempotencyKey: `${key}-schedule` },
            );
        const { start_date: start, end_date: end } = schedule.current_phase ?? schedule.phases[0]!;
        await stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            phases: [
              { items: [{ price: item.price.id, quantity: 1 }], start_date: start, end_date: end },
              {
                items: [{ price: priceId, quantity: 1 }],
                duration: { interval: 'month', interval_count: 1 },
                proration_behavior: 'none',
              },
            ],
          },
          { idempotencyKey: `${key}-phases` },
        );
      }),
    withdrawSwitch: (scheduleId, key) => asPort(() => release(scheduleId, key)),
  };
}

function trialSwitchesOf(stripe: Stripe, { itemOf, freed }: Items): Pick<Changes, 'quoteTrialSwitch' | 'switchTrial'> {
  return {
    quoteTrialSwitch: ({ subscriptionId, priceId }) =>
      asPort(async () => {
        const { item } = await itemOf(subscriptionId);
        const preview = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: { items: [{ id: item.id, price: priceId }], proration_behavior: 'none' },
        });
        return moneyIn(Math.max(0, preview.amount_due), preview.currency);
      }),
    switchTrial: ({ subscriptionId, priceId }, key) =>
      asPort(async () => {
        const { item } = await freed(subscriptionId, key);
        const change = { items: [{ id: item.id, price: priceId }], proration_behavior: 'none' as const };
        await stripe.subscriptions.update(subscriptionId, change, { idempotencyKey: key });
      }),
  };
}
