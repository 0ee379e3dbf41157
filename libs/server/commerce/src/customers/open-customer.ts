import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { sendBilling } from './send-billing.ts';
import { beginPayer, keepCustomer, type Payer } from './payers.repository.ts';

/** The payer of an account as a customer of the provider's, made where there is none yet. */
export async function openCustomer(
  { db, payments }: Pick<CommerceDependencies, 'db' | 'payments'>,
  account: { uuid: string; email: string; name: string },
): Promise<Payer & { customerId: string }> {
  const payer = await beginPayer(db, account.uuid);
  if (payer.customerId !== null) {
    // The first invoice is made out as soon as it is paid.
    if (payer.billingPending) await sendBilling({ db, payments }, payer.uuid);
    return { ...payer, customerId: payer.customerId };
  }
  const who = {
    uuid: payer.uuid,
    email: account.email,
    name: account.name,
    // In the sandbox time stands still for a customer until somebody moves it.
    clockFrom: payments.sandbox ? payer.createdAt : undefined,
  };
  const made = await payments.createCustomer(who, `customer-${payer.uuid}`);
  const customerId = await keepCustomer(db, payer, made);
  await sendBilling({ db, payments }, payer.uuid);
  return { ...payer, customerId };
}
