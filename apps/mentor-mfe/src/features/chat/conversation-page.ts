import type { ChatMessage, ChatPage } from '@greenroom/contracts';

/** Whether something came to the conversation, elsewhere, between what the page has and a new message. */
export const isBehind = ({ messages }: ChatPage, { position }: ChatMessage): boolean =>
  position !== (messages.at(-1)?.position ?? 0) + 1;

/** The page with an older one in front of it. */
export function withOlder(page: ChatPage, older: ChatPage): ChatPage {
  const known = new Set(page.messages.map(({ uuid }) => uuid));
  const before = older.messages.filter(({ uuid }) => !known.has(uuid));
  return { ...page, messages: [...before, ...page.messages], cursor: older.cursor };
}

/** The page with a message and its answer, or a new one of these, in the place of everything from its position on. */
export function withPair(page: ChatPage, message: ChatMessage, answer: ChatMessage): ChatPage {
  const shown = page.messages.find(({ uuid }) => uuid === message.uuid);
  const place = shown ? answer.position : message.position;
  const kept = page.messages.filter(({ position }) => position < place);
  return { ...page, messages: [...kept, ...(shown ? [] : [message]), answer] };
}

/**
 * The page after another version was chosen: the reply, and before it what is on screen already.
 * That holds as long as the version stands within the reply; else what came before it may have changed as well.
 */
export function withShownVersion(page: ChatPage, reply: ChatPage, changedPosition: number): ChatPage {
  const first = reply.messages[0]?.position ?? 1;
  if (changedPosition < first) return reply;
  const older = page.messages.filter(({ position }) => position < first);
  return older.length > 0 ? { ...reply, messages: [...older, ...reply.messages], cursor: page.cursor } : reply;
}
