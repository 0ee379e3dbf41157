import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
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
  range,
  route,
  text,
} from '../wire/index.ts';
import { bookTransaction } from './balance.ts';
import { shownAmount } from './subscriptions/subscription-lines.ts';

const path = '/v1/refunds';

const creation = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: integer.pipe(z.number().positive()).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  instructions_email: ignored.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/refunds */
export const refundRoutes = [
  route('POST', path, creation, async (store, params) => {
    return refundCharge(store, await chargeOf(store, params), params);
  }),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('refund', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ metadata: metadata.optional(), ...expand }),
    async (store, params, id) => {
      const refund = await store.get('refund', id);
      return store.change('refund', refund, { metadata: changedMetadata(refund.metadata ?? {}, params.metadata) });
    },
  ),

  route('POST', `${path}/:id/cancel`, z.strictObject(expand), async (store, _, id) => {
    const { status } = await store.get('refund', id);
    throw invalidRequest(`You can only cancel a refund with status requires_action; this one is ${status}.`, {});
  }),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional(), created: range.optional() }),
    (store, params) =>
      page(store, 'refund', path, params, { has: { charge: params.charge, payment_intent: params.payment_intent } }),
  ),
];

/** Whether all disputes of a charge are inquiries or were won. */
async function refundable(store: ObjectStore, charge: string): Promise<boolean> {
  const all = await store.list('dispute', { has: { charge } });
  return all.every(({ status }) => status === 'won' || status.startsWith('warning_'));
}

/** @throws StripeFailure if nothing was paid */
async function chargeOf(
  store: ObjectStore,
  { charge, payment_intent: intentId }: z.output<typeof creation>,
): Promise<Kinds['charge']> {
  const intent = intentId === undefined ? undefined : await store.get('payment_intent', intentId, 'payment_intent');
  const id = charge ?? intent?.latest_charge;
  if (intent && (intent.status !== 'succeeded' || !id))
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  if (!id)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {},
    );
  return store.get('charge', id, 'charge');
}

interface Refund {
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: z.output<typeof metadata> | undefined;
}

/** @throws StripeFailure if the charge failed, was refunded or is disputed, and for more than its remaining amount */
export async function refundCharge(
  store: ObjectStore,
  charge: Kinds['charge'],
  params: Refund,
): Promise<Kinds['refund']> {
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`, {
      code: 'charge_not_refundable',
      param: 'charge',
    });
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      param: 'charge',
    });
  const amount = params.amount ?? left;
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${shownAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${shownAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
  const refund: Kinds['refund'] = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: await store.momentOf(charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: changedMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  if (charge.disputed && !(await refundable(store, charge.id)))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      param: 'charge',
    });
  await store.create('refund', refund);
  await bookTransaction(store, { of: refund, type: 'refund', amount: -amount });
  const refunded = charge.amount_refunded + amount;
  await store.change(
    'charge',
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    'charge.refunded',
  );
  return store.get('refund', refund.id);
}
