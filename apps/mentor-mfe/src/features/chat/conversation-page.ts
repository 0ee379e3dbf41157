import type { ChatMessage, ChatPage } from '@greenroom/contracts';

/** The page with messages put behind it. One that is there already does not come twice: a repeated send gives it again. */
export function withNewer(page: ChatPage, messages: readonly ChatMessage[]): ChatPage {
  const known = new Set(page.messages.map(({ uuid }) => uuid));
  return { ...page, messages: [...page.messages, ...messages.filter(({ uuid }) => !known.has(uuid))] };
}

/** The page with an older one in front of it. */
export function withOlder(page: ChatPage, older: ChatPage): ChatPage {
  const known = new Set(page.messages.map(({ uuid }) => uuid));
  const before = older.messages.filter(({ uuid }) => !known.has(uuid));
  return { ...page, messages: [...before, ...page.messages], cursor: older.cursor };
}

/** The page with new versions in the place of everything from the first one's position on. */
export function withVersions(page: ChatPage, message: ChatMessage, answer: ChatMessage): ChatPage {
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
