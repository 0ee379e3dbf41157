import { asc, eq } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { accounts, auditEvents } from '@greenroom/identity/tables';
import { audit, findLiveSessions, readAuthMethods } from '@greenroom/identity';
import type { PersonalData } from '@greenroom/access';

/**
 * Returns everything that is stored about one person as JSON, except what only keeps others out (the password hash,
 * tokens).
 */
export async function exportData(
  { db, owned }: { db: Database; owned: readonly PersonalData[] },
  own: { accountUuid: string; sessionUuid: string; country: string },
): Promise<string> {
  const { accountUuid } = own;
  const [row] = await db.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  const { passwordHash, emailKey: _, ...account } = row ?? {};
  const sessions = await findLiveSessions(db, accountUuid);
  const waysIn = await readAuthMethods(db, accountUuid);
  const events = await db
    .select({
      event: auditEvents.event,
      at: auditEvents.at,
      country: auditEvents.country,
      details: auditEvents.details,
    })
    .from(auditEvents)
    .where(eq(auditEvents.accountUuid, accountUuid))
    .orderBy(asc(auditEvents.at));
  const things: Record<string, unknown> = {};
  for (const { name, read } of owned) things[name] = await read(db, accountUuid);
  await audit(db, { event: 'data-exported', ...own });
  return JSON.stringify(
    { account: { ...account, hasPassword: passwordHash != null }, sessions, waysIn, events, ...things },
    null,
    2,
  );
}
