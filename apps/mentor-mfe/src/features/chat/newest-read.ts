import type { ChatMessage, ChatPage } from '@greenroom/contracts';

const isWriting = ({ status }: ChatMessage) => status === 'writing';

/**
 * The page after its newest part was read anew. An answer that is being written, or was when it was read, stays as it is
 * on screen: what is stored of it is empty until its end, and its events go on after the last one that was seen.
 * What is older stays as long as it joins on.
 */
export function withNewestRead(page: ChatPage, newest: ChatPage): ChatPage {
  const shown = new Map(page.messages.map((message) => [message.uuid, message]));
  const messages = newest.messages.map((message) => {
    const onScreen = shown.get(message.uuid);
    return onScreen && (isWriting(onScreen) || isWriting(message)) ? onScreen : message;
  });
  const first = messages[0]?.position ?? 1;
  const older = page.messages.filter(({ position }) => position < first);
  const joinsOn = older.at(-1)?.position === first - 1;
  return joinsOn ? { ...page, messages: [...older, ...messages] } : { ...newest, messages };
}
