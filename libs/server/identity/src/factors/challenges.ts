import { and, eq, gt } from 'drizzle-orm';
import { type Queryable, inSeconds, now } from '@greenroom/database';
import { challenges } from '../identity.tables.ts';

/** As long as a person may take with their passkey. In seconds. */
const life = 300;

/** @param key what a challenge is for, and whose; a newer one takes its place */
export async function keepChallenge(tx: Queryable, key: string, challenge: string): Promise<void> {
  const kept = { challenge, expiresAt: inSeconds(life) };
  await tx
    .insert(challenges)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: challenges.key, set: kept });
}

/** The challenge, once; nothing where there is none, or it is too old. */
export async function takeChallenge(tx: Queryable, key: string): Promise<string | undefined> {
  const [taken] = await tx
    .delete(challenges)
    .where(and(eq(challenges.key, key), gt(challenges.expiresAt, now)))
    .returning();
  return taken?.challenge;
}
