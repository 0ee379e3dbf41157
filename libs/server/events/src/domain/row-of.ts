import type { EventMessage } from '@greenroom/contracts';

/** An event as a database row. */
export interface EventRow {
  uuid: string;
  name: string;
  at: Date;
  accountUuid: string | null;
  anonymousId: string;
  visitSessionId: string | null;
  page: string | null;
  servedBy: string | null;
  message: EventMessage;
}

interface Received {
  accountUuid: string | null;
  /** When the page sent the batch, by the page's clock. */
  sentAt: string;
  /** The same moment, by the server's clock. */
  now: Date;
}

/**
 * Converts a message to a row. Corrects its time by the difference between the page's clock and ours, as Segment does,
 * and takes the account from the server instead of the page.
 */
export function rowOf(message: EventMessage, { accountUuid, sentAt, now }: Received): EventRow {
  const before = Math.max(0, Date.parse(sentAt) - Date.parse(message.timestamp));
  const at = new Date(now.getTime() - before);
  const own = message.type === 'track' ? message.properties : message.traits;
  const text = (name: string) => (typeof own[name] === 'string' ? own[name] : null);
  const userId = message.userId === accountUuid ? accountUuid : null;
  return {
    uuid: message.messageId,
    name: message.type === 'track' ? message.event : 'identify',
    at,
    accountUuid: userId,
    anonymousId: message.anonymousId,
    visitSessionId: text('visit_session_id'),
    page: message.type === 'track' ? text('page') : null,
    servedBy: message.type === 'track' ? text('served_by') : null,
    message: { ...message, userId, timestamp: at.toISOString() },
  };
}
