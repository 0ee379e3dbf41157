import { z } from 'zod';
import { expand, flag, ignored, integer, invalidRequest, metadata, route, text } from '../../wire/index.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { pendingOf } from '../subscriptions/pending-lines.ts';
import { planChange } from '../subscriptions/plan-change.ts';
import { askedItems, prorationBehavior, trialEndParam } from '../subscriptions/subscription-params.ts';
import { checkProrationDate } from '../subscriptions/update-subscription.ts';
import { asPreview, noUpcoming, previewRenewal } from './preview-renewal.ts';

const preview = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  subscription_details: z
    .strictObject({
      items: askedItems.optional(),
      proration_behavior: prorationBehavior.default('create_prorations'),
      proration_date: integer.optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).default('unchanged'),
      trial_end: trialEndParam.optional(),
      cancel_at_period_end: flag.optional(),
      billing_mode: ignored.optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  preview_mode: z.literal('next').optional(),
  automatic_tax: z.strictObject({ enabled: flag, liability: ignored.optional() }).optional(),
  ...expand,
});

/** https://docs.stripe.com/api/invoices/create_preview: for existing subscriptions. */
export const previewRoutes = [
  route('POST', '/v1/invoices/create_preview', preview, async (store, params) => {
    const subscription = taxedAs(await subscriptionOf(store, params), params.automatic_tax?.enabled);
    const details = params.subscription_details;
    const ends = details?.cancel_at_period_end;
    const asked = ends === undefined ? subscription : { ...subscription, cancel_at: ends ? 0 : null };
    const touches = details?.items ?? details?.trial_end ?? (details?.billing_cycle_anchor === 'now' || undefined);
    if (details === undefined || touches === undefined) return previewRenewal(store, asked);
    const at = await store.momentOf(subscription.customer);
    const prorationDate = details.proration_date ?? at;
    checkProrationDate(subscription, prorationDate);
    const { changes, lines, invoiceNow } = await planChange(store, subscription, {
      items: details.items,
      prorations: details.proration_behavior,
      anchorNow: details.billing_cycle_anchor === 'now',
      trialEnd: details.trial_end === 'now' ? at : details.trial_end,
      at: prorationDate,
    });
    const changed = { ...asked, ...changes };
    if (!invoiceNow) return previewRenewal(store, changed, lines);
    const period = { start: prorationDate, end: prorationDate };
    const pending = (await pendingOf(store, subscription)).map(({ line }) => line);
    return asPreview(store, changed, {
      lines: [...pending, ...lines],
      period,
      reason: 'subscription_update',
      created: prorationDate,
      prorationDate,
    });
  }),
];

/** Returns a subscription as if its automatic tax was switched on or off. */
function taxedAs(subscription: Kinds['subscription'], enabled: boolean | undefined): Kinds['subscription'] {
  if (enabled === undefined) return subscription;
  const liability = enabled ? { type: 'self' as const } : null;
  return { ...subscription, automatic_tax: { disabled_reason: null, enabled, liability } };
}

async function subscriptionOf(store: ObjectStore, { subscription, customer }: z.output<typeof preview>) {
  if (subscription !== undefined) return store.get('subscription', subscription, 'subscription');
  if (customer === undefined)
    throw invalidRequest('You must provide at least one of these parameters: customer, subscription.', {
      param: 'customer',
    });
  const [latest] = await store.list('subscription', { customer, limit: 1 });
  if (latest === undefined) throw noUpcoming(customer);
  return latest;
}
