import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';

type Behavior = NonNullable<Kinds['subscription']['pause_collection']>['behavior'];

/**
 * Holds a draft that was created while the collection of its subscription is paused: nothing is charged.
 * https://docs.stripe.com/billing/subscriptions/pause-payment
 */
export async function holdInvoice(
  store: ObjectStore,
  draft: Kinds['invoice'],
  behavior: Behavior | undefined,
): Promise<Kinds['invoice']> {
  if (behavior === 'void') return store.change('invoice', draft, { status: 'void' }, 'invoice.voided');
  if (behavior === 'mark_uncollectible')
    return store.change('invoice', draft, { status: 'uncollectible' }, 'invoice.marked_uncollectible');
  return draft;
}
