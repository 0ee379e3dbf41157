import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { payers } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';

type Leasing = Pick<CommerceDependencies, 'db' | 'instance'>;

/** So long an instance may take to read a customer; then another does. In seconds. */
const leaseSeconds = 60;
/** How often, and how long in all, one waits for another instance's reading. In ms. */
const waiting = { eachMs: 100, atMostMs: 5_000 };

/** Payers whom no other instance reads at the moment. */
export const freeFor = (instance: string) =>
  or(isNull(payers.leasedUntil), lt(payers.leasedUntil, sql`now()`), eq(payers.leasedBy, instance));

/**
 * Does work that reads a payer's customer while no other instance does. Where another instance keeps at it, the work is
 * done beside it in the end: the payer's version keeps what is older from being written over what is newer. A lease of a
 * server that died ends by itself; one of this instance's own is taken anew, since it reads a payer once at a time.
 */
export async function withPayerLease(deps: Leasing, payerUuid: string, work: () => Promise<void>): Promise<void> {
  for (let waitedMs = 0; !(await take(deps, payerUuid)); waitedMs += waiting.eachMs) {
    if (waitedMs >= waiting.atMostMs) return work();
    await new Promise((resume) => setTimeout(resume, waiting.eachMs));
  }
  try {
    await work();
  } finally {
    await giveBack(deps, payerUuid);
  }
}

async function take({ db, instance }: Leasing, payerUuid: string): Promise<boolean> {
  const [payer] = await db.select({ uuid: payers.uuid }).from(payers).where(eq(payers.uuid, payerUuid));
  if (!payer) return true;
  const taken = await db
    .update(payers)
    .set({ leasedBy: instance, leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(payers.uuid, payerUuid), freeFor(instance)))
    .returning({ uuid: payers.uuid });
  return taken.length > 0;
}

async function giveBack({ db, instance }: Leasing, payerUuid: string): Promise<void> {
  await db
    .update(payers)
    .set({ leasedBy: null, leasedUntil: null })
    .where(and(eq(payers.uuid, payerUuid), eq(payers.leasedBy, instance)));
}
