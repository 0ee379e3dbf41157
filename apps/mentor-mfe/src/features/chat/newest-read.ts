import type { ChatMessage, ChatPage } from '@greenroom/contracts';

const isWriting = ({ status }: ChatMessage) => status === 'writing';

/**
 * Returns the page merged with a fresh read of its newest part. An answer in progress on either side stays as it is on
 * screen: its stored text is empty until the end, and its events continue after the last one seen. Older messages are
 * kept if they connect to the new ones without a gap.
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
