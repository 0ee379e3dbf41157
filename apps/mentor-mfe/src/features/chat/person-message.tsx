import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fine, Row, Tag, TextButton, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { Bubble, FromPerson } from './message-layout.ts';
import type { OutboxEntry } from './outbox.ts';

/** What the person said and the server has. */
export function PersonMessage({ text }: { text: string }): ReactNode {
  const t = messages.useText();
  return (
    <FromPerson>
      <VisuallyHidden>{t('chat.you')}</VisuallyHidden>
      <Bubble>{text}</Bubble>
    </FromPerson>
  );
}

/** What the person said and the server has not confirmed. */
export function OutgoingMessage({ entry, again }: { entry: OutboxEntry; again(): void }): ReactNode {
  const t = messages.useText();
  return (
    <FromPerson>
      <VisuallyHidden>{t('chat.you')}</VisuallyHidden>
      <Bubble failed={entry.state === 'failed'}>{entry.text}</Bubble>
      {entry.state === 'sending' ? (
        <Fine tone={3}>{t('chat.sending')}</Fine>
      ) : (
        <Row gap={2} wrap role="alert">
          <Tag icon={CircleAlert} tone="bad">
            {entry.code === 'offline' && `${t('chat.offline')} `}
            {t(entry.code === 'message_too_long' ? 'chat.tooLong' : 'chat.failed')}
          </Tag>
          <TextButton type="button" size="small" onClick={again}>
            {t('chat.again')}
          </TextButton>
        </Row>
      )}
    </FromPerson>
  );
}
