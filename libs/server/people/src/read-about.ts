import { eq } from 'drizzle-orm';
import type { Onboarding } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';

/** What a person said about themselves: their name and their onboarding answers. */
export interface AboutPerson extends Pick<Onboarding, 'goal' | 'withWhom' | 'manner'> {
  name: string;
}

/**
 * Reads what a person said about themselves.
 * @returns undefined for a visitor, who has no account
 */
export async function readAbout(db: Queryable, ownerId: string): Promise<AboutPerson | undefined> {
  const [row] = await db
    .select({ name: accounts.name, onboarding: accounts.onboarding })
    .from(accounts)
    .where(eq(accounts.uuid, ownerId));
  if (!row) return undefined;
  const { goal = null, withWhom = null, manner = null } = row.onboarding ?? {};
  return { name: row.name, goal, withWhom, manner };
}
