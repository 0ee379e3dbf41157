/**
 * Events in an account's audit log: enough to see what happened to it, never what a user wrote. Staff pages have words
 * for each.
 */
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
  | 'data-exported'
  | 'terms-agreed'
  | 'release-changed';
