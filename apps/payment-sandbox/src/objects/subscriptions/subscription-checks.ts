import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';

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
