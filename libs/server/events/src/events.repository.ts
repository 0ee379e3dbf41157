import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EventMessage } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { events } from './events.tables.ts';
import type { EventRow } from './domain/row-of.ts';

/**
 * Inserts events; leaves events that are already stored unchanged. Passes all rows as one JSON value, because building
 * a statement with a parameter per field would cost ten times as much as everything else.
 * @param toForward whether an external sink is to receive them
 */
export async function insertEvents(db: Queryable, rows: readonly EventRow[], toForward: boolean): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into events (uuid, name, at, account_uuid, anonymous_id, visit_session_id, page, served_by, message, forwarded_at)
    select row.uuid, row.name, row.at, row."accountUuid", row."anonymousId", row."visitSessionId", row.page,
      row."servedBy", row.message, case when ${toForward}::boolean then null else now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      uuid uuid, name text, at timestamptz, "accountUuid" uuid, "anonymousId" text, "visitSessionId" uuid,
      page text, "servedBy" text, message jsonb)
    on conflict do nothing`);
}

/** Locks the oldest events that have not been forwarded; skips those that another instance is forwarding. */
export async function takeUnforwarded(
  tx: Queryable,
  limit: number,
): Promise<{ uuid: string; message: EventMessage }[]> {
  return tx
    .select({ uuid: events.uuid, message: events.message })
    .from(events)
    .where(isNull(events.forwardedAt))
    .orderBy(asc(events.receivedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markForwarded(tx: Queryable, uuids: readonly string[]): Promise<void> {
  await tx
    .update(events)
    .set({ forwardedAt: sql`now()` })
    .where(inArray(events.uuid, [...uuids]));
}

export async function eventsOfAccount(db: Queryable, accountUuid: string) {
  const { name, at, message } = events;
  return db.select({ name, at, message }).from(events).where(eq(events.accountUuid, accountUuid)).orderBy(asc(at));
}

export async function deleteOfAccount(tx: Queryable, accountUuid: string): Promise<void> {
  await tx.delete(events).where(eq(events.accountUuid, accountUuid));
}

export async function deleteOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(events).where(sql`${events.receivedAt} < now() - make_interval(days => ${days})`);
}
