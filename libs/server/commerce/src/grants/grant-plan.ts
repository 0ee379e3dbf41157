import { randomUUID } from 'node:crypto';
import { type Queryable, now } from '@greenroom/database';
import { planGrants } from '../commerce.tables.ts';
import { endOpenGrant } from './grants.repository.ts';

/** Grants a plan until `endsAt`, replacing an open grant. The caller must hold a lock on the account. */
export async function grantPlan(
  tx: Queryable,
  { accountUuid, endsAt, reason }: { accountUuid: string; endsAt: Date; reason: string },
): Promise<void> {
  await endOpenGrant(tx, accountUuid);
  await tx.insert(planGrants).values({ uuid: randomUUID(), accountUuid, endsAt, reason });
}

/** Ends a granted plan. A plan given by the setting is ended by an extra row, which takes precedence over it. */
export async function endGrantedPlan(
  tx: Queryable,
  { accountUuid, reason }: { accountUuid: string; reason: string },
): Promise<void> {
  if (await endOpenGrant(tx, accountUuid)) return;
  await tx.insert(planGrants).values({ uuid: randomUUID(), accountUuid, endedAt: now, reason });
}
