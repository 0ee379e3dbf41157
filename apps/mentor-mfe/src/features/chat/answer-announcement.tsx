import type { ReactNode } from 'react';
import { VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { currentLexer, plainText } from '../../shared/markdown/lazy.ts';
import type { AnswerNews } from './use-follow-answer.ts';

/** A text to announce. The same text announced again is a new notice, with a new id. */
export interface Notice {
  id: number;
  text: string;
}

interface AnswerAnnouncementProps {
  firstName: string;
  news: AnswerNews | undefined;
  /** Other announcements, such as that something was copied or failed. */
  notice: Notice | undefined;
}

/**
 * Announces a conversation to screen readers: each answer once, when it is complete, and before that only its state.
 */
export function AnswerAnnouncement({ firstName, news, notice }: AnswerAnnouncementProps): ReactNode {
  const t = messages.useText();
  const heard =
    news?.what === 'finished'
      ? [
          t('chat.announce', { firstName, text: plainText(currentLexer()(news.message.text)) }),
          ...(news.message.cut ? [t('chat.cut')] : []),
        ].join(' ')
      : news && t(states[news.what], { firstName });
  return (
    <>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      <VisuallyHidden role="status">{notice && <span key={notice.id}>{notice.text}</span>}</VisuallyHidden>
    </>
  );
}

const states = {
  writing: 'chat.writing',
  stopped: 'chat.stopped',
  failed: 'chat.broken',
  reconnecting: 'chat.reconnecting',
  'stop-failed': 'chat.stopFailed',
} as const;
