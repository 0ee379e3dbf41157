import { randomUUID } from 'node:crypto';
import { type Queryable, now } from '@greenroom/database';
import { planGrants } from '../commerce.tables.ts';
import { endOpenGrant } from './grants.repository.ts';

/** Grants a plan until a day; one that was granted before ends. The account is locked by the caller. */
export async function grantPlan(
  tx: Queryable,
  { accountUuid, endsAt, reason }: { accountUuid: string; endsAt: Date; reason: string },
): Promise<void> {
  await endOpenGrant(tx, accountUuid);
  await tx.insert(planGrants).values({ uuid: randomUUID(), accountUuid, endsAt, reason });
}

/** Ends a plan that was granted. One that the setting gives is ended by a row of its own, which counts before it. */
export async function endGrantedPlan(
  tx: Queryable,
  { accountUuid, reason }: { accountUuid: string; reason: string },
): Promise<void> {
  if (await endOpenGrant(tx, accountUuid)) return;
  await tx.insert(planGrants).values({ uuid: randomUUID(), accountUuid, endedAt: now, reason });
}
