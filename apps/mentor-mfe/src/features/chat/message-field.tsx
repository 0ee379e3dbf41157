import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { keepDraft, readDraft } from '@greenroom/auth';
import { below, Chip, Composer, Fine, onShortScreen } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { takeMessageFromUrl } from './message-from-url.ts';
import { LengthNote } from './length-note.tsx';
import { messageLength } from './message-length.ts';
import { OnlyWide } from './chat-layout.ts';

const Desk = styled.div`
  width: 100%;
  max-width: 784px;
  margin: 0 auto;
  padding: 0 var(--s-6) 20px;
  ${below.lg} {
    padding: 0 12px 14px;
  }
  ${onShortScreen} {
    padding-bottom: 8px;
  }
`;

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 14px;
  padding-left: 60px;
  ${below.lg} {
    flex-wrap: nowrap;
    margin-inline: -12px;
    padding: 4px 12px;
    overflow-x: auto;
    > * {
      flex: none;
    }
  }
  ${onShortScreen} {
    margin-bottom: 4px;
  }
`;

const Below = styled(Fine)`
  margin-top: 10px;
  text-align: center;
`;

const Length = styled(LengthNote)`
  margin-top: 10px;
  text-align: center;
`;

interface MessageFieldProps {
  firstName: string;
  /** Key under which the draft is kept. */
  draftPlace: string;
  suggestions: readonly string[];
  /** Whether sending is blocked: an answer is in progress, or the last message is being sent. */
  waiting: boolean;
  /** Stops the answer in progress. */
  stop: (() => void) | undefined;
  /** Resolves to whether the text was taken; otherwise it returns to the field. */
  send(text: string): Promise<boolean>;
  /** Content left of the field. */
  start?: ReactNode;
  /** Content above the field. */
  children?: ReactNode;
  onPasted?(text: string, takeOut: () => void): void;
}

/** The message field with suggested questions, and the remaining length once it is short. */
export function MessageField(props: MessageFieldProps): ReactNode {
  const { firstName, draftPlace, suggestions, waiting, stop, send, start, children, onPasted } = props;
  const t = messages.useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const length = messageLength(text);
  const over = length.state === 'over';

  useLayoutEffect(() => {
    // Server-rendered fields have no draft, and the user may have started typing before hydration.
    setText(takeMessageFromUrl() || field.current?.value || readDraft(draftPlace));
  }, [draftPlace]);
  useEffect(() => keepDraft(draftPlace, text), [draftPlace, text]);

  const say = async (words: string) => {
    if (await send(words)) return;
    const back = (now: string) => (now.trim() === '' ? words : `${words}\n\n${now}`);
    // The component may be unmounted by now; the draft remains.
    keepDraft(draftPlace, back(readDraft(draftPlace)));
    setText(back);
  };
  const sendText = () => {
    if (over || waiting) return;
    setText('');
    void say(text.trim());
  };
  const stopByKey = () => {
    // The button disappears with the answer. Only keyboard users get the focus moved: on a phone it would open the
    // keyboard.
    if (document.activeElement?.matches(':focus-visible')) field.current?.focus();
    stop?.();
  };
  const pick = (suggestion: string) => {
    void say(suggestion);
    field.current?.focus();
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted !== '') onPasted?.(pasted, () => setText((whole) => whole.replace(asInField(pasted), '')));
  };

  return (
    <Desk onPaste={paste}>
      {suggestions.length > 0 && (
        <Suggestions role="group" aria-label={t('chat.suggestions')}>
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} type="button" onClick={() => pick(suggestion)}>
              {suggestion}
            </Chip>
          ))}
        </Suggestions>
      )}
      {children}
      {/* The "answering" state keeps the field enabled but disables sending, which a message over the limit needs
         too. */}
      <Composer
        ref={field}
        label={t('chat.message', { firstName })}
        placeholder={t('chat.placeholder', { firstName })}
        value={text}
        onChange={setText}
        onSend={sendText}
        sendLabel={t('chat.send')}
        answering={waiting || over}
        {...(stop && { onStop: stopByKey, stopLabel: t('chat.stop') })}
        start={start}
      />
      {length.state === 'fits' ? (
        <OnlyWide>
          <Below tone={3}>{t('chat.caution', { firstName })}</Below>
        </OnlyWide>
      ) : (
        <Length length={length} />
      )}
    </Desk>
  );
}

/** Text fields normalise line ends, so the comparison has to as well. */
const asInField = (text: string) => text.replace(/\r\n?/g, '\n');
