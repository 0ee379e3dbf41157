import type { ChatMessage } from '@greenroom/contracts';
import type { OutboxEntry } from './outbox.ts';

export type ThreadRow =
  { key: string; kind: 'message'; message: ChatMessage } | { key: string; kind: 'outgoing'; entry: OutboxEntry };

/**
 * Returns the thread's rows, from the oldest message to those being sent. A row's key is its position, so versions of
 * a message share it.
 */
export function threadRows(messages: readonly ChatMessage[], outgoing: readonly OutboxEntry[]): ThreadRow[] {
  return [
    ...messages.map((message) => ({ key: `${message.position}`, kind: 'message' as const, message })),
    ...outgoing.map((entry) => ({ key: entry.clientMessageId, kind: 'outgoing' as const, entry })),
  ];
}

/** Which actions are possible on which messages. */
export interface Possible {
  /** Whether versions can be shown: nothing is being written or sent. */
  calm: boolean;
  /** Uuid of the user's message that can be edited. */
  editable: string | undefined;
  /** Uuid of the answer that can be retried. */
  repeatable: string | undefined;
}

/**
 * Returns the possible actions: the user's last message can be edited and its answer retried while nothing is in
 * progress.
 */
export function possibleIn(messages: readonly ChatMessage[], outgoing: readonly OutboxEntry[]): Possible {
  const last = messages.at(-1);
  const calm = outgoing.length === 0 && last?.status !== 'writing';
  if (!calm) return { calm, editable: undefined, repeatable: undefined };
  const own = messages.findLast(({ author }) => author === 'person');
  const editable = own?.status === 'sent' ? own.uuid : undefined;
  const answersOwn = last?.author === 'coach' && own !== undefined && own.position === last.position - 1;
  return { calm, editable, repeatable: answersOwn && editable ? last.uuid : undefined };
}
