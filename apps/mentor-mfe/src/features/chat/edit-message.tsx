import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { keepDraft, readDraft } from '@greenroom/auth';
import { Button, Fine, meansSend, Row, Stack, TextArea } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { LengthNote } from './length-note.tsx';
import { messageLength } from './message-length.ts';

const Sheet = styled(Stack)`
  width: min(100%, 560px);
`;

interface EditMessageProps {
  text: string;
  /** Key of the draft that keeps the edit until it is sent. */
  draftPlace: string;
  /** Resolves to whether the server took the edit. */
  save(text: string, clientMessageId: string): Promise<boolean>;
  close(): void;
}

/** Edits the user's last message. A failed edit is resent under the same id; another text gets a new id. */
export function EditMessage({ text: before, draftPlace, save, close }: EditMessageProps): ReactNode {
  const t = messages.useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(draftPlace) || before);
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const sent = useRef({ wording: '', clientMessageId: '' });
  const length = messageLength(text);
  const ready = text.trim() !== '' && text.trim() !== before && length.state !== 'over' && state !== 'sending';

  useEffect(() => {
    const { length: end } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);

  const write = (words: string) => {
    setText(words);
    keepDraft(draftPlace, words === before ? '' : words);
  };
  const leave = () => {
    keepDraft(draftPlace, '');
    close();
  };
  const send = async () => {
    if (!ready) return;
    setState('sending');
    const wording = text.trim();
    if (sent.current.wording !== wording) sent.current = { wording, clientMessageId: crypto.randomUUID() };
    if (await save(wording, sent.current.clientMessageId)) leave();
    else setState('failed');
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (!meansSend({ key: event.key, shiftKey: event.shiftKey, isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    void send();
  };
  return (
    <Sheet gap={2}>
      <TextArea
        ref={field}
        rows={2}
        aria-label={t('chat.editField')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={keyDown}
      />
      <LengthNote length={length} />
      {state === 'failed' && (
        <Fine tone="bad" role="alert">
          {t('chat.failed')}
        </Fine>
      )}
      <Row gap={2}>
        <Button size="s" disabled={!ready} busy={state === 'sending'} busyLabel={t('chat.sending')} onClick={send}>
          {t('chat.editSend')}
        </Button>
        <Button size="s" variant="plain" onClick={leave}>
          {t('chat.cancel')}
        </Button>
      </Row>
    </Sheet>
  );
}
