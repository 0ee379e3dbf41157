import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { sendBilling } from './send-billing.ts';
import { beginPayer, keepCustomer, type Payer } from './payers.repository.ts';

/** Returns an account's payer with the provider's customer, and creates the customer if there is none. */
export async function openCustomer(
  { db, payments }: Pick<CommerceDependencies, 'db' | 'payments'>,
  account: { uuid: string; email: string; name: string },
): Promise<Payer & { customerId: string }> {
  const payer = await beginPayer(db, account.uuid);
  if (payer.customerId !== null) {
    // The first invoice is issued as soon as it is paid.
    if (payer.billingPending) await sendBilling({ db, payments }, payer.uuid);
    return { ...payer, customerId: payer.customerId };
  }
  const who = {
    uuid: payer.uuid,
    email: account.email,
    name: account.name,
    // In the sandbox a customer's time stands still until the test clock is moved.
    clockFrom: payments.sandbox ? payer.createdAt : undefined,
  };
  const made = await payments.createCustomer(who, `customer-${payer.uuid}`);
  const customerId = await keepCustomer(db, payer, made);
  await sendBilling({ db, payments }, payer.uuid);
  return { ...payer, customerId };
}
