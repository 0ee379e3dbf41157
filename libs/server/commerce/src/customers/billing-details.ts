import { eq } from 'drizzle-orm';
import { ApiFailure, type BillingDetails } from '@greenroom/contracts';
import { PaymentsError } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { payers } from '../commerce.tables.ts';
import { taxIdOf } from '../domain/tax-ids.ts';
import { beginPayer, findPayer } from './payers.repository.ts';
import { keepBilling, sendBilling } from './send-billing.ts';

type Billing = Pick<CommerceDependencies, 'db' | 'payments' | 'now' | 'log'>;

const nobody: BillingDetails = { name: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxId: '' };

/** Returns an account's billing details; empty if none were entered. */
export async function readBilling({ db }: Pick<Billing, 'db'>, accountUuid: string): Promise<BillingDetails> {
  return (await findPayer(db, accountUuid))?.billing ?? nobody;
}

/**
 * Changes the billing details of future invoices. They are stored first; if the provider does not answer, the sweep
 * sends them.
 * @throws ApiFailure `unprocessable` for a country that there is not, and for a tax number that is invalid in the
 *   country; nothing changes then
 */
export async function saveBilling(deps: Billing, accountUuid: string, asked: BillingDetails): Promise<BillingDetails> {
  const { db, log, now } = deps;
  const taxId = asked.taxId && taxIdOf(asked.country, asked.taxId);
  if (taxId === undefined) throw wrongTaxId();
  const billing = { ...asked, taxId: taxId ? taxId.value : '' };
  const payer = await beginPayer(db, accountUuid);
  await keepBilling(db, payer.uuid, billing);
  try {
    await sendBilling(deps, payer.uuid);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const wrong = wrongs[error.code ?? ''];
    if (wrong) {
      await db
        .update(payers)
        .set({ billing: payer.billing, billingPending: payer.billingPending })
        .where(eq(payers.uuid, payer.uuid));
      throw wrong();
    }
    log.warn({ err: error, payer: payer.uuid }, 'Sending billing details to the payment provider failed; will retry');
    await db.update(payers).set({ lookAt: now() }).where(eq(payers.uuid, payer.uuid));
  }
  return billing;
}

/** By the provider's code. */
const wrongs: Readonly<Record<string, () => ApiFailure>> = {
  tax_id_invalid: wrongTaxId,
  country_code_invalid() {
    const message = 'There is no such country';
    return new ApiFailure('unprocessable', message, [{ path: 'country', message }]);
  },
};

function wrongTaxId(): ApiFailure {
  const message = 'This is no tax number of that country';
  return new ApiFailure('unprocessable', message, [{ path: 'tax_id', message }]);
}
