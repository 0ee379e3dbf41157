import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { ErrorDetails, Fine, Row, Tag, TextButton, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { EditMessage } from './edit-message.tsx';
import { OwnMessageActions } from './message-actions.tsx';
import { Bubble, FromPerson } from './message-layout.ts';
import type { OutboxEntry } from './outbox.ts';
import { ruleSentence } from './rule-sentence.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { MessageActions } from './use-message-actions.ts';

const NotSent = styled(Row)`
  justify-content: end;
`;

interface PersonMessageProps {
  message: ChatMessage;
  actions: MessageActions;
  /** Whether the message can be edited: it is the user's last one, and no answer is in progress. */
  editable: boolean;
  /** Whether another version can be shown: no answer is in progress. */
  calm: boolean;
  /** Whether it is the search result that was opened. */
  found: boolean;
}

/** Renders a message of the user that the server has confirmed. */
export const PersonMessage = memo(function PersonMessage(props: PersonMessageProps): ReactNode {
  const { message, actions, editable, calm, found } = props;
  const t = messages.useText();
  const name = useId();
  const focusKept = useFocusKept();
  /* The key stays the same while the user writes, even when another version of the message replaces it. */
  const [draftPlace, setDraftPlace] = useState<string>();
  const editButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  const removed = message.status === 'removed';
  const editing = draftPlace !== undefined;

  useLayoutEffect(() => {
    if (!editing && edited.current) editButton.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <FromPerson
      {...focusKept}
      role="group"
      aria-labelledby={name}
      tabIndex={-1}
      data-position={message.position}
      found={found}
      data-found={found || undefined}
    >
      <VisuallyHidden id={name}>{t('chat.you')}</VisuallyHidden>
      {removed && (
        <Tag icon={CircleAlert} tone="bad">
          {t('chat.removed', { rule: t(ruleSentence(message.removedFor)) })}
        </Tag>
      )}
      {!removed && editing && editable && (
        <EditMessage
          text={message.text}
          draftPlace={draftPlace}
          save={(text, clientMessageId) => actions.edit(message, text, clientMessageId)}
          close={() => setDraftPlace(undefined)}
        />
      )}
      {!removed && !(editing && editable) && <Bubble dir="auto">{message.text}</Bubble>}
      {!(editing && editable) && (
        <OwnMessageActions
          message={message}
          editButton={editButton}
          edit={editable && !removed ? () => setDraftPlace(`edit:${message.uuid}`) : undefined}
          showVersion={calm ? (version) => actions.showVersion(message, version) : undefined}
        />
      )}
    </FromPerson>
  );
});

/** Renders a message of the user that the server has not confirmed. */
export function OutgoingMessage({ entry, again }: { entry: OutboxEntry; again(): void }): ReactNode {
  const t = messages.useText();
  const name = useId();
  return (
    <FromPerson role="group" aria-labelledby={name}>
      <VisuallyHidden id={name}>{t('chat.you')}</VisuallyHidden>
      <Bubble dir="auto" failed={entry.state === 'failed'}>
        {entry.text}
      </Bubble>
      {entry.state === 'sending' ? (
        <Fine tone={3}>{t('chat.sending')}</Fine>
      ) : (
        <NotSent gap={2} wrap role="alert">
          <Tag icon={CircleAlert} tone="bad">
            {entry.code === 'offline' && `${t('chat.offline')} `}
            {t(entry.code === 'message_too_long' ? 'chat.tooLong' : 'chat.failed')}
          </Tag>
          <TextButton type="button" size="small" onClick={again}>
            {t('chat.again')}
          </TextButton>
          <ErrorDetails>{entry.answer}</ErrorDetails>
        </NotSent>
      )}
    </FromPerson>
  );
}
