import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/open-database.ts';
import { auditEvents } from '../../database/schema.ts';

/** What is written down about accounts: enough to see what happened to one, never what somebody wrote. */
export type AuditEvent =
  | 'signed-up'
  | 'logged-in'
  | 'log-in-failed'
  | 'logged-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'token-reused'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'address-confirmed'
  | 'address-change-asked'
  | 'address-changed'
  | 'deletion-asked'
  | 'deletion-withdrawn'
  | 'account-deleted'
  | 'connected'
  | 'disconnected'
  | 'taken-over'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-failed'
  | 'recovery-codes-made'
  | 'data-exported';

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
