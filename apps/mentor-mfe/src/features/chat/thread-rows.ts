import type { ChatMessage } from '@greenroom/contracts';
import type { OutboxEntry } from './outbox.ts';

export type ThreadRow =
  { key: string; kind: 'message'; message: ChatMessage } | { key: string; kind: 'outgoing'; entry: OutboxEntry };

/** What the thread shows, from the oldest to what is on its way. A row is a place: another version comes into the same one. */
export function threadRows(messages: readonly ChatMessage[], outgoing: readonly OutboxEntry[]): ThreadRow[] {
  return [
    ...messages.map((message) => ({ key: `${message.position}`, kind: 'message' as const, message })),
    ...outgoing.map((entry) => ({ key: entry.clientMessageId, kind: 'outgoing' as const, entry })),
  ];
}

/** What can be done with a message, by where it stands. */
export interface Possible {
  /** Nothing is being written or sent: versions can be shown. */
  calm: boolean;
  /** The uuid of the message of one's own that can be said otherwise. */
  editable: string | undefined;
  /** The uuid of the answer that can be tried again. */
  repeatable: string | undefined;
}

/** One's last message can be said otherwise, and the last answer to it tried again, while nothing is under way. */
export function possibleIn(messages: readonly ChatMessage[], outgoing: readonly OutboxEntry[]): Possible {
  const last = messages.at(-1);
  const calm = outgoing.length === 0 && last?.status !== 'writing';
  if (!calm) return { calm, editable: undefined, repeatable: undefined };
  const own = messages.findLast(({ author }) => author === 'person');
  const editable = own?.status === 'sent' ? own.uuid : undefined;
  const answersOwn = last?.author === 'coach' && own !== undefined && own.position === last.position - 1;
  return { calm, editable, repeatable: answersOwn && editable ? last.uuid : undefined };
}
