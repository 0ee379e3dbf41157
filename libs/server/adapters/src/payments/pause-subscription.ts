import type Stripe from 'stripe';
import type { Payments } from '@greenroom/ports/payments';
import { settleUpdate } from './pending-update.ts';
import { asPort } from './translate-error.ts';

/**
 * Pauses subscriptions. A pause is a phase of a subscription schedule that counts as a trial: nothing is charged in it,
 * and at its end the plan is charged and continues. Pausing the collection would give the paused periods away.
 * https://docs.stripe.com/billing/subscriptions/subscription-schedules
 */
export function pausesOf(stripe: Stripe): Pick<Payments, 'pause' | 'endPause'> {
  return {
    pause: ({ subscriptionId, until }, key) =>
      asPort(async () => {
        const { items, schedule: known } = await stripe.subscriptions.retrieve(subscriptionId);
        const schedule = known
          ? await stripe.subscriptionSchedules.retrieve(typeof known === 'string' ? known : known.id)
          : await stripe.subscriptionSchedules.create(
              { from_subscription: subscriptionId },
              { idempotencyKey: `${key}-schedule` },
            );
        const { start_date: start, end_date: end } = schedule.current_phase ?? schedule.phases[0]!;
        const prices = items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 }));
        await stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            phases: [
              { items: prices, start_date: start, end_date: end },
              {
                items: prices,
                end_date: Math.floor(until.getTime() / 1000),
                trial: true,
                proration_behavior: 'none',
              },
            ],
          },
          { idempotencyKey: `${key}-phases` },
        );
      }),

    endPause: (subscriptionId, key) =>
      asPort(async () => {
        const { schedule, status } = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
        // An earlier attempt of this call, whose reply was lost, already ended it.
        if (status !== 'trialing') return;
        if (schedule && typeof schedule !== 'string' && schedule.status === 'active')
          await stripe.subscriptionSchedules.release(schedule.id, undefined, { idempotencyKey: `${key}-release` });
        const updated = await stripe.subscriptions.update(
          subscriptionId,
          { trial_end: 'now', proration_behavior: 'none', payment_behavior: 'pending_if_incomplete' },
          { idempotencyKey: key },
        );
        await settleUpdate(stripe, updated, key);
      }),
  };
}
