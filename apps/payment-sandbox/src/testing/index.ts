import type { Database, OpenDatabase } from '@greenroom/database';
import { migrateDatabase } from '@greenroom/database';
import { sandboxMigrations } from '../migrations.ts';
import { openPaymentSandbox, type PaymentSandbox, type PaymentSandboxOptions } from '../open-payment-sandbox.ts';

export type { CallFault, Faults } from '../faults/faults.ts';
export type { PaymentSandbox } from '../open-payment-sandbox.ts';

/** The sandbox in the process of a test, on its own schema of a test's database; it is spoken to over HTTP all the same. */
export async function openSandboxForTest(
  database: Pick<OpenDatabase, 'pool' | 'adapter'> & { db: Database },
  options: Omit<PaymentSandboxOptions, 'db'>,
): Promise<PaymentSandbox> {
  await migrateDatabase(database, sandboxMigrations);
  return openPaymentSandbox({ everyMs: 0, ...options, db: database.db });
}
