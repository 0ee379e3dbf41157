import { eq } from 'drizzle-orm';
import { payers, paymentEvents } from '../commerce.tables.ts';
import type { ProviderEvent } from '@greenroom/ports/payments';
import { findPayerByCustomer } from '../customers/payers.repository.ts';
import { keepEvent, type Projecting, projectCustomer } from './project-customer.ts';
import { reconcileSubscription } from './reconcile-subscription.ts';

/**
 * What tells nothing that another event does not tell better: of a purchase there are some twenty. One of a type that
 * nobody knows is no such.
 */
const quiet =
  /^(payment_intent|setup_intent|product|price|coupon|promotion_code)\.|^(customer|invoice)\.(created|updated)$|^charge\.succeeded$|^invoice\.(upcoming|payment_succeeded)$|^invoice_payment\.|^test_helpers\.test_clock\.(created|advancing)$/;

/** Whether an event of a type is to be told at all. */
export const isHeard = (type: string): boolean => !quiet.test(type);

/**
 * Takes an event of the provider's: whoever it tells of is read anew, whatever it says, so that neither its order nor its
 * type matters. It is written down with what it did; one that was, is not looked at again.
 */
export async function takeEvent(deps: Projecting, event: ProviderEvent): Promise<void> {
  const { db } = deps;
  if ((await db.$count(paymentEvents, eq(paymentEvents.id, event.id))) > 0) return;
  if (!isHeard(event.type)) return keepEvent(db, event);
  const payer = event.customerId === null ? undefined : await findPayerByCustomer(db, event.customerId);
  if (payer) {
    await projectCustomer(deps, payer.uuid, event);
    await reconcileSubscription(deps, payer.uuid);
    return;
  }
  if (event.clockId !== null) {
    const ofClock = await db.select({ uuid: payers.uuid }).from(payers).where(eq(payers.clockId, event.clockId));
    for (const { uuid } of ofClock) {
      await projectCustomer(deps, uuid);
      await reconcileSubscription(deps, uuid);
    }
  }
  await keepEvent(db, event);
}
