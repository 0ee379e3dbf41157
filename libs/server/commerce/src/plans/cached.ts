import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '@greenroom/database';
import { priceCache } from '../commerce.tables.ts';
import type { StoredCaching } from '../projection/stored.ts';

export interface CacheTimes {
  now(): Date;
  /** How long an answer is used. In ms. */
  keptMs: number;
}

/** How long one instance may take to ask before another does. In ms. */
const leaseMs = 30_000;
/** How often, and how long in total, a caller without a stored answer waits for another instance's. In ms. */
const waiting = { eachMs: 100, atMostMs: 5_000 };

/**
 * Returns a provider's answer from the database, so that all instances agree. When it is too old, one instance asks
 * again while the others return the old answer; without one they wait for the first.
 * @param ask asks the provider; its errors are rethrown, and the next caller asks again
 */
export async function cached<Value extends StoredCaching>(
  db: Database,
  key: string,
  ask: () => Promise<Value>,
  times: CacheTimes,
): Promise<Value> {
  const { now, keptMs } = times;
  for (let waitedMs = 0; ; waitedMs += waiting.eachMs) {
    const [row] = await db.select().from(priceCache).where(eq(priceCache.key, key));
    const value = row?.value as Value | null | undefined;
    const fresh = row?.readAt && now().getTime() - row.readAt.getTime() < keptMs;
    if (value && fresh) return value;
    if (await take(db, key, { now, keptMs })) return refresh(db, key, ask, times);
    if (value) return value;
    if (waitedMs >= waiting.atMostMs) return ask();
    await new Promise((resume) => setTimeout(resume, waiting.eachMs));
  }
}

/** Returns the stored answer, however old; undefined if the provider was never asked. */
export async function stored<Value extends StoredCaching>(db: Database, key: string): Promise<Value | undefined> {
  const [row] = await db.select().from(priceCache).where(eq(priceCache.key, key));
  return (row?.value as Value | null | undefined) ?? undefined;
}

/** Deletes the stored answer, so that the next caller asks the provider. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(priceCache).where(eq(priceCache.key, key));
}

/** Deletes the stored answer about a promotion code, so that the next caller asks the provider. */
export async function forgetPromotionCode(db: Queryable, promotionCodeId: string): Promise<void> {
  await db.delete(priceCache).where(eq(sql`${priceCache.value} -> 'coupon' ->> 'promotionCodeId'`, promotionCodeId));
}

/** @returns whether this instance is the one to ask */
async function take(db: Database, key: string, { now, keptMs }: CacheTimes): Promise<boolean> {
  const at = now();
  const takenUntil = new Date(at.getTime() + leaseMs);
  const stale = new Date(at.getTime() - keptMs);
  const taken = await db
    .insert(priceCache)
    .values({ key, takenUntil })
    .onConflictDoUpdate({
      target: priceCache.key,
      set: { takenUntil },
      setWhere: and(
        lt(priceCache.takenUntil, at),
        or(isNull(priceCache.readAt), sql`${priceCache.readAt} <= ${stale}`),
      ),
    })
    .returning();
  return taken.length > 0;
}

async function refresh<Value extends StoredCaching>(
  db: Database,
  key: string,
  ask: () => Promise<Value>,
  { now }: CacheTimes,
): Promise<Value> {
  const over = new Date(0);
  try {
    const value = await ask();
    await db.update(priceCache).set({ value, readAt: now(), takenUntil: over }).where(eq(priceCache.key, key));
    return value;
  } catch (error) {
    await db.update(priceCache).set({ takenUntil: over }).where(eq(priceCache.key, key));
    throw error;
  }
}
