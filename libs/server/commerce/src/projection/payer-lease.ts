import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { payers } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';

type Leasing = Pick<CommerceDependencies, 'db' | 'instance'>;

/** How long an instance may take to read a customer before another does. In seconds. */
const leaseSeconds = 60;
/** How often, and how long in total, to wait for another instance's reading. In ms. */
const waiting = { eachMs: 100, atMostMs: 5_000 };

/** Selects payers that no other instance is reading. */
export const freeFor = (instance: string) =>
  or(isNull(payers.leasedUntil), lt(payers.leasedUntil, sql`now()`), eq(payers.leasedBy, instance));

/**
 * Runs work that reads a payer's customer while no other instance does. If another instance keeps the lease for too
 * long, the work runs anyway: the payer's version keeps an older reading from overwriting a newer one. The lease of a
 * crashed server expires; an instance can renew its own, since it reads a payer once at a time.
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
