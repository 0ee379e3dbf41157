import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bounds } from '@greenroom/contracts';
import type { CallClient } from '@greenroom/conversation/call';
import { Composer } from '@greenroom/shared-ui';
import { texts } from './call-texts.ts';

/** Lets the user type during the call; the coach answers aloud as to speech. */
export function TypingBox({ client, firstName }: { client: CallClient; firstName: string }): ReactNode {
  const t = texts.useText();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Composer
      ref={box}
      label={t('box.label', { firstName })}
      placeholder={t('box.placeholder', { firstName })}
      sendLabel={t('box.send')}
      value={text}
      onChange={setText}
      maxLength={bounds.chatMessageLength}
      onSend={() => {
        client.type(text);
        setText('');
      }}
    />
  );
}
