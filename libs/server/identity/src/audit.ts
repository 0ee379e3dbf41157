import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { auditEvents } from './identity.tables.ts';

export interface Audited {
  event: AuditEvent;
  accountUuid?: string | undefined;
  sessionUuid?: string | undefined;
  country?: string | undefined;
  details?: Record<string, string | number | boolean>;
}

/** Writes an event down, in the transaction of what it tells of. */
export async function audit(tx: Queryable, audited: Audited): Promise<void> {
  await tx.insert(auditEvents).values({ uuid: randomUUID(), ...audited });
}
