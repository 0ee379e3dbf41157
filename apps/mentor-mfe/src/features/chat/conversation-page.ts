import type { ChatMessage, ChatPage } from '@greenroom/contracts';

/** Returns whether other messages were added elsewhere, between the page on screen and a new message. */
export const isBehind = ({ messages }: ChatPage, { position }: ChatMessage): boolean =>
  position !== (messages.at(-1)?.position ?? 0) + 1;

/** Returns the page with an older one in front. */
export function withOlder(page: ChatPage, older: ChatPage): ChatPage {
  const known = new Set(page.messages.map(({ uuid }) => uuid));
  const before = older.messages.filter(({ uuid }) => !known.has(uuid));
  return { ...page, messages: [...before, ...page.messages], cursor: older.cursor };
}

/**
 * Returns the page with a message and its answer, or a new version of them, replacing everything from its position on.
 */
export function withPair(page: ChatPage, message: ChatMessage, answer: ChatMessage): ChatPage {
  const shown = page.messages.find(({ uuid }) => uuid === message.uuid);
  const place = shown ? answer.position : message.position;
  const kept = page.messages.filter(({ position }) => position < place);
  return { ...page, messages: [...kept, ...(shown ? [] : [message]), answer] };
}

/**
 * Returns the page after another version was chosen: the reply, preceded by the older messages on screen. If the
 * changed position lies before the reply, older messages may have changed too, and only the reply is used.
 */
export function withShownVersion(page: ChatPage, reply: ChatPage, changedPosition: number): ChatPage {
  const first = reply.messages[0]?.position ?? 1;
  if (changedPosition < first) return reply;
  const older = page.messages.filter(({ position }) => position < first);
  return older.length > 0 ? { ...reply, messages: [...older, ...reply.messages], cursor: page.cursor } : reply;
}
