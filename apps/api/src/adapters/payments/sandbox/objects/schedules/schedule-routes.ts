import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import { addIntervals } from '../../billing/intervals.ts';
import { periodEnd } from '../../billing/due.ts';
import {
  changedMetadata,
  expand,
  ignored,
  integer,
  invalidRequest,
  metadata,
  newId,
  page,
  paging,
  route,
  text,
} from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { endSubscription } from '../subscriptions/cancel-subscription.ts';
import { prorationBehavior } from '../subscriptions/update-subscription.ts';
import { releaseSchedule } from './enter-next-phase.ts';

const path = '/v1/subscription_schedules';

type Schedule = Kinds['subscription_schedule'];
type Phase = Schedule['phases'][number];

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: integer.default(1) })).min(1),
  start_date: z.union([z.literal('now'), integer]).optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.default(1) })
    .optional(),
  proration_behavior: prorationBehavior.default('create_prorations'),
  metadata: metadata.optional(),
  billing_cycle_anchor: ignored.optional(),
});
const change = z.strictObject({
  phases: z.array(phase).min(1).optional(),
  end_behavior: z.enum(['release', 'cancel']).optional(),
  proration_behavior: ignored.optional(),
  metadata: metadata.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/subscription_schedules: of subscriptions that are there, so that they change at a period's end. */
export const scheduleRoutes = [
  route(
    'POST',
    path,
    z.strictObject({ from_subscription: text, ...expand }),
    async (books, { from_subscription: id }) => {
      const subscription = await books.get('subscription', id, 'from_subscription');
      if (subscription.schedule !== null)
        throw invalidRequest(
          `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
          { param: 'from_subscription' },
        );
      const schedule = await books.create('subscription_schedule', await newSchedule(books, subscription));
      await books.change('subscription', subscription, { schedule: schedule.id });
      return schedule;
    },
  ),

  route('GET', `${path}/:id`, z.strictObject(expand), (books, _, id) => books.get('subscription_schedule', id)),

  route('POST', `${path}/:id`, change, async (books, params, id) => {
    const schedule = await books.get('subscription_schedule', id);
    mustRun(schedule);
    return books.change('subscription_schedule', schedule, {
      ...(params.phases && { phases: await changedPhases(books, schedule, params.phases) }),
      ...(params.end_behavior && { end_behavior: params.end_behavior }),
      metadata: changedMetadata(schedule.metadata ?? {}, params.metadata),
    });
  }),

  route(
    'POST',
    `${path}/:id/release`,
    z.strictObject({ preserve_cancel_date: ignored.optional(), ...expand }),
    async (books, _, id) => {
      const schedule = await books.get('subscription_schedule', id);
      mustRun(schedule);
      const subscription = await books.get('subscription', schedule.subscription!);
      return (await releaseSchedule(books, schedule, subscription, await books.momentOf(schedule.customer))).schedule;
    },
  ),

  route(
    'POST',
    `${path}/:id/cancel`,
    z.strictObject({ invoice_now: ignored.optional(), prorate: ignored.optional(), ...expand }),
    async (books, _, id) => {
      const schedule = await books.get('subscription_schedule', id);
      mustRun(schedule);
      await endSubscription(books, await books.get('subscription', schedule.subscription!), {
        reason: 'cancellation_requested',
      });
      return books.get('subscription_schedule', id);
    },
  ),

  route('GET', path, z.strictObject({ ...paging, customer: text.optional() }), (books, params) =>
    page(books, 'subscription_schedule', path, params, { customer: params.customer }),
  ),
];

function mustRun({ status }: Schedule): void {
  if (status !== 'active')
    throw invalidRequest(`You cannot do this to a subscription schedule that is in the \`${status}\` status.`, {});
}

async function newSchedule(books: Books, subscription: Kinds['subscription']): Promise<Schedule> {
  const [item] = subscription.items.data;
  const current = { start_date: item!.current_period_start, end_date: periodEnd(subscription) };
  const items = subscription.items.data.map(({ price, quantity = 1 }) => ({ price: price.id, quantity }));
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: await books.momentOf(subscription.customer),
    current_phase: current,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase(subscription.currency, items, current, 'create_prorations')],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}

function newPhase(
  currency: string,
  items: readonly { price: string; quantity: number }[],
  dates: { start_date: number; end_date: number },
  prorations: z.output<typeof prorationBehavior>,
): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ...dates,
    invoice_settings: null,
    items: items.map((item) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: item.price,
      ...item,
      tax_rates: [],
    })),
    metadata: {},
    on_behalf_of: null,
    proration_behavior: prorations,
    transfer_data: null,
    trial_end: null,
  };
}

/** Phases follow each other without a gap; the running one stays what it is. */
async function changedPhases(
  books: Books,
  schedule: Schedule,
  asked: readonly z.output<typeof phase>[],
): Promise<Phase[]> {
  const at = await books.momentOf(schedule.customer);
  const { currency } = schedule.phases[0]!;
  const phases: Phase[] = [];
  for (const { items, start_date: from, end_date: until, duration, proration_behavior: prorations } of asked) {
    for (const { price } of items) await books.get('price', price, 'phases[0][items][0][price]');
    const start = from === 'now' ? at : (from ?? phases.at(-1)?.end_date ?? schedule.current_phase!.start_date);
    const end =
      until ?? (duration && addIntervals(start, { interval: duration.interval, count: duration.interval_count }, 1));
    if (end === undefined || end <= start)
      throw invalidRequest('A phase needs an end_date after its start, or a duration.', {
        param: `phases[${phases.length}][end_date]`,
      });
    if (phases.length > 0 && start !== phases.at(-1)!.end_date)
      throw invalidRequest('Phases have to follow each other.', { param: `phases[${phases.length}][start_date]` });
    phases.push(newPhase(currency, items, { start_date: start, end_date: end }, prorations));
  }
  const running = schedule.phases.find(({ start_date: start }) => start === schedule.current_phase?.start_date);
  const [first] = phases;
  if (first!.start_date !== running!.start_date || first!.items[0]!.price !== running!.items[0]!.price)
    throw invalidRequest('The sandbox changes phases to come, and no running one.', { param: 'phases[0]' });
  return phases;
}
