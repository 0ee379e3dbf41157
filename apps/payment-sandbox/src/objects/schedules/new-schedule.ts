import type { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { periodEnd } from '../../billing/due.ts';
import { newId } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import type { prorationBehavior } from '../subscriptions/subscription-params.ts';

type Schedule = Kinds['subscription_schedule'];
export type Phase = Schedule['phases'][number];

/** Creates a schedule of one phase: the current subscription until the end of its period. */
export async function newSchedule(store: ObjectStore, subscription: Kinds['subscription']): Promise<Schedule> {
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
    created: await store.momentOf(subscription.customer),
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

/** https://docs.stripe.com/api/subscription_schedules/object#subscription_schedule_object-phases */
export function newPhase(
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
