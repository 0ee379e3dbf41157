import Stripe from 'stripe';
import { PaymentsError } from '@greenroom/ports/payments';

/** Runs a call of the SDK, and translates its errors to the port's. */
export async function asPort<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { code, message, statusCode } = error;
  // The provider's message may contain names; its code does not.
  const said = `The payment provider answered ${statusCode ?? 'nothing'}: ${code ?? error.type}`;
  const details = { code: error.decline_code ?? code, cause: new Error(message) };
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentsError('declined', said, details);
  if (code === 'resource_missing') return new PaymentsError('not-found', said, details);
  // 409: another call with this key, or on this object, is running.
  const retriable = statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500;
  return new PaymentsError(retriable ? 'unavailable' : 'refused', said, details);
}
