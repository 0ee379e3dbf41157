import { and, eq, gt } from 'drizzle-orm';
import { type Queryable, inSeconds, now } from '@greenroom/database';
import { challenges } from '../identity.tables.ts';

/** How long a person may take to use a passkey. In seconds. */
const life = 300;

/** @param key the purpose and owner of the challenge; a newer challenge replaces it */
export async function keepChallenge(tx: Queryable, key: string, challenge: string): Promise<void> {
  const kept = { challenge, expiresAt: inSeconds(life) };
  await tx
    .insert(challenges)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: challenges.key, set: kept });
}

/** Returns and deletes a challenge; undefined if it is missing or expired. */
export async function takeChallenge(tx: Queryable, key: string): Promise<string | undefined> {
  const [taken] = await tx
    .delete(challenges)
    .where(and(eq(challenges.key, key), gt(challenges.expiresAt, now)))
    .returning();
  return taken?.challenge;
}
