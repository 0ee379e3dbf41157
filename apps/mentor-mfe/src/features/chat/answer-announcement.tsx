import type { ReactNode } from 'react';
import { VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { currentLexer, plainText } from '../../shared/markdown/later.ts';
import type { AnswerNews } from './use-follow-answer.ts';

/** A sentence to be heard. The same one said again is another notice. */
export interface Notice {
  id: number;
  text: string;
}

interface AnswerAnnouncementProps {
  firstName: string;
  news: AnswerNews | undefined;
  /** What else is to be heard: that something was copied, or did not work. */
  notice: Notice | undefined;
}

/** What a screen reader hears of a conversation: each answer once, when it is whole, and before that only how it stands. */
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
