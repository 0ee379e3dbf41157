import type { ObjectStore } from '../store/object-store.ts';
import { invalidRequest } from '../wire/failure.ts';
import type { Kinds } from '../wire/kinds.ts';

/**
 * Attaches a card to a customer and emits the event; a card that is already attached stays unchanged.
 * @param setUp whether it was authenticated for off-session charges
 */
export async function attachCard(
  store: ObjectStore,
  method: Kinds['payment_method'],
  customer: string,
  setUp: boolean,
): Promise<Kinds['payment_method']> {
  if (method.sandbox.spent)
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    });
  const sandbox = { ...method.sandbox, setUp: setUp || method.sandbox.setUp };
  if (method.customer === customer) return store.put('payment_method', { ...method, sandbox });
  const { card } = method;
  const passed = card?.checks?.cvc_check === 'fail' ? 'fail' : 'pass';
  const checked = card && { ...card, checks: { ...card.checks!, cvc_check: passed } };
  return store.change(
    'payment_method',
    { ...method, sandbox, ...(checked && { card: checked }) },
    { customer },
    'payment_method.attached',
  );
}
