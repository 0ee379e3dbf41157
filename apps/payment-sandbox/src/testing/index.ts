import type { Database, OpenDatabase } from '@greenroom/database';
import { migrateSandbox } from './earlier-version.ts';
import { openPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from '../open-payment-sandbox.ts';

export type { CallFault, Faults } from '../faults/faults.ts';
export type { PaymentSandbox } from '../open-payment-sandbox.ts';
export { migrateSandbox, putWhereEarlierVersionsKeptIt } from './earlier-version.ts';

/** Opens the sandbox in the process of a test, in its own schema of the test's database. Calls still use HTTP. */
export async function openSandboxForTest(
  database: Pick<OpenDatabase, 'pool' | 'adapter'> & { db: Database },
  options: Omit<PaymentSandboxOptions, 'db'>,
): Promise<PaymentSandbox> {
  await migrateSandbox(database);
  return openPaymentSandbox({ everyMs: 0, ...options, db: database.db });
}
