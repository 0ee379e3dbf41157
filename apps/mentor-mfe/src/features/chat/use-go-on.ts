import { useRef } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { messages as texts } from '../../messages/index.ts';

/**
 * Returns a function that asks the coach to continue an answer cut at its maximum length. It sends an ordinary
 * message, whose answer is the rest; pressing twice sends one message.
 * @param calm whether nothing is being written or sent
 * @param say resolves to whether the message was taken
 */
export function useGoOn(
  last: ChatMessage | undefined,
  calm: boolean,
  say: (text: string) => Promise<boolean>,
): (() => void) | undefined {
  const t = texts.useText();
  const asked = useRef<string>(undefined);
  if (!calm || last?.status !== 'finished' || !last.cut) return undefined;
  return () => {
    if (asked.current === last.uuid) return;
    asked.current = last.uuid;
    void say(t('chat.pleaseContinue')).then((taken) => {
      if (!taken) asked.current = undefined;
    });
  };
}
