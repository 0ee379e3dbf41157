import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { practicePushes, pushDevices } from '../practice.tables.ts';
import type { PushMessage } from '@greenroom/ports/push';
import { findLiveSessions } from '@greenroom/identity';

export type DeviceRow = typeof pushDevices.$inferSelect;
export type PushRow = typeof practicePushes.$inferSelect;

/** Returns a person's devices on which they are still logged in, the oldest first. */
export async function findDevices(db: Queryable, ownerId: string): Promise<DeviceRow[]> {
  const live = (await findLiveSessions(db, ownerId)).map(({ uuid }) => uuid);
  return db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.ownerId, ownerId), inArray(pushDevices.sessionUuid, live)))
    .orderBy(asc(pushDevices.createdAt));
}

/** Registers a device for its latest owner: a browser has only one address at its push service. */
export async function keepDevice(tx: Queryable, row: Omit<DeviceRow, 'uuid'>): Promise<void> {
  await forgetDevice(tx, row.endpointHash);
  await tx.insert(pushDevices).values({ uuid: randomUUID(), ...row });
}

/**
 * Deletes a device.
 * @param ownerId the owner it must have; any owner if omitted
 */
export async function forgetDevice(tx: Queryable, endpointHash: string, ownerId?: string): Promise<void> {
  const ofOwner = ownerId === undefined ? undefined : eq(pushDevices.ownerId, ownerId);
  await tx.delete(pushDevices).where(and(eq(pushDevices.endpointHash, endpointHash), ofOwner));
}

export async function queuePush(
  tx: Queryable,
  device: DeviceRow,
  { content, now, lastsUntil }: { content: PushMessage; now: Date; lastsUntil: Date },
): Promise<void> {
  const row = { uuid: randomUUID(), deviceUuid: device.uuid, content, nextAttemptAt: now, lastsUntil };
  await tx.insert(practicePushes).values(row);
}

/** Takes a due push with its device, if the owner is still logged in on it, and reserves it for `leaseMs`. */
export async function takePush(
  db: Queryable,
  now: Date,
  leaseMs: number,
): Promise<{ push: PushRow; device: DeviceRow | undefined } | undefined> {
  const due = sql`(select uuid from practice_pushes where next_attempt_at <= ${now.toISOString()}::timestamptz
    order by next_attempt_at limit 1 for update skip locked)`;
  const [push] = await db
    .update(practicePushes)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: sql`${practicePushes.attempts} + 1` })
    .where(eq(practicePushes.uuid, due))
    .returning();
  if (!push) return undefined;
  const [kept] = await db.select().from(pushDevices).where(eq(pushDevices.uuid, push.deviceUuid));
  const reached = kept ? await findDevices(db, kept.ownerId) : [];
  return { push, device: reached.find(({ uuid }) => uuid === push.deviceUuid) };
}

export async function putOff(db: Queryable, uuid: string, nextAttemptAt: Date): Promise<void> {
  await db.update(practicePushes).set({ nextAttemptAt }).where(eq(practicePushes.uuid, uuid));
}

export async function deletePush(db: Queryable, uuid: string): Promise<void> {
  await db.delete(practicePushes).where(eq(practicePushes.uuid, uuid));
}
