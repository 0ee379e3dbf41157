import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { CardBehaviour } from '../cards/card-behaviours.ts';
import type { Kinds } from '../wire/kinds.ts';
import {
  changedMetadata,
  expand,
  flag,
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

const path = '/v1/disputes';
const day = 86_400;

interface How {
  reason: 'fraudulent' | 'product_not_received';
  /** An inquiry does not withdraw the money yet. */
  inquiry: boolean;
}

/** The disputes of test cards. https://docs.stripe.com/testing#disputes */
export const disputes: Partial<Record<CardBehaviour, How>> = {
  'disputed-as-fraud': { reason: 'fraudulent', inquiry: false },
  'disputed-as-not-received': { reason: 'product_not_received', inquiry: false },
  inquired: { reason: 'fraudulent', inquiry: true },
};

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Opens a dispute: the bank withdraws the money until it is decided. */
export async function openDispute(
  store: ObjectStore,
  { id: chargeId }: Kinds['charge'],
  { reason, inquiry }: How,
): Promise<Kinds['dispute']> {
  const charge = await store.get('charge', chargeId);
  const at = await store.momentOf(charge.customer);
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: at,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: at + 9 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  } as unknown as Kinds['dispute'];
  await store.change('charge', charge, { disputed: true });
  const opened = await store.create('dispute', dispute);
  return inquiry ? opened : moveMoney(store, opened, -charge.amount, 'charge.dispute.funds_withdrawn');
}

type TextOfEvidence = Exclude<keyof typeof noEvidence, 'enhanced_evidence'>;
const texts = Object.keys(noEvidence).filter((name): name is TextOfEvidence => name !== 'enhanced_evidence');
const evidence = z.partialRecord(z.enum(texts), text);

/** https://docs.stripe.com/api/disputes */
export const disputeRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('dispute', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({
      evidence: evidence.optional(),
      submit: flag.default(true),
      metadata: metadata.optional(),
      ...expand,
    }),
    async (store, params, id) => {
      const dispute = await store.get('dispute', id);
      if (params.evidence && !dispute.status.endsWith('needs_response'))
        throw invalidRequest('This dispute is already closed or under review, and takes no evidence.', {
          param: 'evidence',
        });
      const details = dispute.evidence_details;
      const changed = await store.change('dispute', dispute, {
        metadata: changedMetadata(dispute.metadata, params.metadata),
        ...(params.evidence && {
          evidence: { ...dispute.evidence, ...params.evidence },
          evidence_details: {
            ...details,
            has_evidence: true,
            submission_count: details.submission_count + (params.submit ? 1 : 0),
          },
        }),
      });
      return params.evidence && params.submit ? decide(store, changed) : changed;
    },
  ),

  route('POST', `${path}/:id/close`, z.strictObject(expand), async (store, _, id) => {
    const dispute = await store.get('dispute', id);
    if (!dispute.status.endsWith('needs_response'))
      throw invalidRequest('This dispute is already closed.', { code: 'dispute_already_closed' });
    return close(store, dispute, 'lost');
  }),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      charge: text.optional(),
      payment_intent: text.optional(),
      created: range.optional(),
    }),
    (store, params) =>
      page(store, 'dispute', path, params, { has: { charge: params.charge, payment_intent: params.payment_intent } }),
  ),
];

/** Decides the dispute if the evidence is one of the two texts of https://docs.stripe.com/testing#evidence. */
async function decide(store: ObjectStore, dispute: Kinds['dispute']): Promise<Kinds['dispute']> {
  const said = dispute.evidence.uncategorized_text;
  if (said === 'winning_evidence') return close(store, dispute, 'won');
  if (said === 'losing_evidence') return close(store, dispute, 'lost');
  const inquiry = dispute.status.startsWith('warning_');
  return store.change('dispute', dispute, { status: inquiry ? 'warning_under_review' : 'under_review' });
}

async function close(
  store: ObjectStore,
  dispute: Kinds['dispute'],
  outcome: 'won' | 'lost',
): Promise<Kinds['dispute']> {
  const inquiry = dispute.status.startsWith('warning_');
  const status = inquiry ? 'warning_closed' : outcome;
  const closed = await store.change('dispute', dispute, { status }, 'charge.dispute.closed');
  if (outcome === 'lost' || inquiry) return closed;
  return moveMoney(store, closed, dispute.amount, 'charge.dispute.funds_reinstated');
}

async function moveMoney(
  store: ObjectStore,
  dispute: Kinds['dispute'],
  amount: number,
  event: string,
): Promise<Kinds['dispute']> {
  const booked = await bookTransaction(store, { of: dispute, type: 'adjustment', amount });
  const balance_transactions = [...dispute.balance_transactions, booked] as Kinds['dispute']['balance_transactions'];
  return store.change('dispute', dispute, { balance_transactions }, event);
}
