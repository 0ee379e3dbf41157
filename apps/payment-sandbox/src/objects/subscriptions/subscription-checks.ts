import { periodAt } from '../../billing/intervals.ts';
import { countries } from '../../wire/countries.ts';
import { notInSandbox } from '../../wire/failure.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { intervalOf } from '../price-in.ts';

const day = 86_400;
/** https://docs.stripe.com/billing/subscriptions/trials */
const longestTrialDays = 730;

/** @throws StripeFailure if the trial's end has passed, or is more than two years ahead */
export function checkTrialEnd(end: number, at: number): void {
  if (end <= at)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
  if (end > at + longestTrialDays * day)
    throw invalidRequest(`Trial period days must be less than or equal to ${longestTrialDays}.`, {
      param: 'trial_end',
    });
}

/** @throws StripeFailure for a time in the past */
export function checkLater(moment: number | null | undefined, at: number, param: string): void {
  if (typeof moment === 'number' && moment <= at)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param });
}

/** @throws StripeFailure if tax cannot be calculated, since the customer's country is missing or unknown */
export function checkTaxLocation({ address }: Kinds['customer'], automaticTax: boolean | undefined): void {
  if (automaticTax && !countries.has(address?.country?.toUpperCase() ?? ''))
    throw invalidRequest(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      { code: 'customer_tax_location_invalid' },
    );
}

/**
 * Stripe credits the rest of a period in which a subscription ends; the sandbox does not.
 *
 * @throws StripeFailure for an end within a paid period
 */
export function checkEndOfPeriod(
  { items, billing_cycle_anchor: anchor, trial_end: trialEnd }: Kinds['subscription'],
  cancelAt: number,
): void {
  if (trialEnd !== null && cancelAt <= trialEnd) return;
  if (items.data.some(({ current_period_end: end }) => end === cancelAt)) return;
  if (periodAt(anchor, intervalOf(items.data[0]!.price), cancelAt).start === cancelAt) return;
  throw notInSandbox(
    'The payment sandbox does not have `cancel_at` within a period with prorations, which Stripe has. Pass the end of a period, or update the subscription with `proration_behavior: none`.',
    'cancel_at',
  );
}

/** @throws StripeFailure if invoices cannot be sent to a customer */
export function checkEmail({ email }: Pick<Kinds['customer'], 'email'>, method: string | undefined): void {
  if (method === 'send_invoice' && !email)
    throw invalidRequest(
      'Missing email. In order to create invoices that are sent to the customer, the customer must have a valid email.',
    );
}

/** @throws StripeFailure if a sent invoice has no due date, or a charged one has one */
export function checkCollection({
  collection_method: method,
  days_until_due: days,
}: {
  collection_method?: string | undefined;
  days_until_due?: number | undefined;
}): void {
  if (method === 'send_invoice' && days === undefined)
    throw invalidRequest('If you set `collection_method` to `send_invoice`, you must also set `days_until_due`.', {
      param: 'days_until_due',
      code: 'parameter_missing',
    });
  if (method !== 'send_invoice' && days !== undefined)
    throw invalidRequest('You can only set `days_until_due` if `collection_method` is `send_invoice`.', {
      param: 'days_until_due',
    });
}
