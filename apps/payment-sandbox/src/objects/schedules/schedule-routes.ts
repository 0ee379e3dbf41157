import { z } from 'zod';
import {
  changedMetadata,
  expand,
  ignored,
  invalidRequest,
  metadata,
  page,
  paging,
  route,
  text,
} from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { endSubscription } from '../subscriptions/cancel-subscription.ts';
import { askedPhase, changedPhases } from './changed-phases.ts';
import { releaseSchedule } from './enter-next-phase.ts';
import { newSchedule } from './new-schedule.ts';

const path = '/v1/subscription_schedules';

type Schedule = Kinds['subscription_schedule'];

const change = z.strictObject({
  phases: z.array(askedPhase).min(1).optional(),
  end_behavior: z.enum(['release', 'cancel']).optional(),
  proration_behavior: ignored.optional(),
  metadata: metadata.optional(),
  ...expand,
});

/**
 * https://docs.stripe.com/api/subscription_schedules: for existing subscriptions, to change them at the end of a
 * period.
 */
export const scheduleRoutes = [
  route(
    'POST',
    path,
    z.strictObject({ from_subscription: text, ...expand }),
    async (store, { from_subscription: id }) => {
      const subscription = await store.get('subscription', id, 'from_subscription');
      if (subscription.schedule !== null)
        throw invalidRequest(
          `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
          { param: 'from_subscription' },
        );
      const schedule = await store.create('subscription_schedule', await newSchedule(store, subscription));
      await store.change('subscription', subscription, { schedule: schedule.id });
      return schedule;
    },
  ),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('subscription_schedule', id)),

  route('POST', `${path}/:id`, change, async (store, params, id) => {
    const schedule = await store.get('subscription_schedule', id);
    mustRun(schedule);
    return store.change('subscription_schedule', schedule, {
      ...(params.phases && { phases: await changedPhases(store, schedule, params.phases) }),
      ...(params.end_behavior && { end_behavior: params.end_behavior }),
      metadata: changedMetadata(schedule.metadata ?? {}, params.metadata),
    });
  }),

  route(
    'POST',
    `${path}/:id/release`,
    z.strictObject({ preserve_cancel_date: ignored.optional(), ...expand }),
    async (store, _, id) => {
      const schedule = await store.get('subscription_schedule', id);
      mustRun(schedule);
      const subscription = await store.get('subscription', schedule.subscription!);
      return (await releaseSchedule(store, schedule, subscription, await store.momentOf(schedule.customer))).schedule;
    },
  ),

  route(
    'POST',
    `${path}/:id/cancel`,
    z.strictObject({ invoice_now: ignored.optional(), prorate: ignored.optional(), ...expand }),
    async (store, _, id) => {
      const schedule = await store.get('subscription_schedule', id);
      mustRun(schedule);
      await endSubscription(store, await store.get('subscription', schedule.subscription!), {
        reason: 'cancellation_requested',
      });
      return store.get('subscription_schedule', id);
    },
  ),

  route('GET', path, z.strictObject({ ...paging, customer: text.optional() }), (store, params) =>
    page(store, 'subscription_schedule', path, params, { customer: params.customer }),
  ),
];

function mustRun({ status }: Schedule): void {
  if (status !== 'active')
    throw invalidRequest(`You cannot do this to a subscription schedule that is in the \`${status}\` status.`, {});
}
