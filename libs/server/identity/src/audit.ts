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

/** Records an audit event in the transaction of the change it reports. */
export async function audit(tx: Queryable, audited: Audited): Promise<void> {
  await tx.insert(auditEvents).values({ uuid: randomUUID(), ...audited });
}
