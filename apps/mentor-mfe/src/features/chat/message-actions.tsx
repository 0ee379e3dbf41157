import styled from '@emotion/styled';
import { Copy, Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '@greenroom/contracts';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { textOf } from '../../shared/markdown/index.ts';
import type { Rating } from './use-message-actions.ts';
import { VersionSwitch } from './version-switch.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: -12px;
  color: var(--text-3);
  button {
    color: var(--text-3);
  }
  button[aria-pressed='true'] {
    color: var(--text);
  }
  button[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

interface AnswerActionsProps {
  message: ChatMessage;
  /** Left out where nothing can be changed now: an answer is being written. */
  showVersion: ((version: number) => void) | undefined;
  /** Only on the last answer. */
  regenerate: (() => void) | undefined;
  rate(rating: Rating): void;
  /** Says to those who hear the page whether it was copied. */
  announce(text: string): void;
}

/** What one can do with an answer that has ended. */
export function AnswerActions({ message, showVersion, regenerate, rate, announce }: AnswerActionsProps): ReactNode {
  const t = messages.useText();
  const { text, rating } = message;
  const copy = () =>
    void copyText(textOf(text)).then((copied) => announce(t(copied ? 'chat.copied' : 'chat.copyFailed')));
  return (
    <Line role="group" aria-label={t('chat.messageActions')}>
      <IconButton icon={Copy} label={t('chat.copy')} title={t('chat.copy')} onClick={copy} />
      {(['up', 'down'] as const).map((way) => {
        const label = t(way === 'up' ? 'chat.rateUp' : 'chat.rateDown');
        return (
          <IconButton
            key={way}
            icon={way === 'up' ? ThumbsUp : ThumbsDown}
            label={label}
            title={label}
            aria-pressed={rating === way}
            onClick={() => rate(rating === way ? null : way)}
          />
        );
      })}
      {regenerate && (
        <IconButton icon={RotateCcw} label={t('chat.regenerate')} title={t('chat.regenerate')} onClick={regenerate} />
      )}
      <VersionSwitch message={message} show={showVersion} />
    </Line>
  );
}

interface OwnMessageActionsProps {
  message: ChatMessage;
  showVersion: ((version: number) => void) | undefined;
  /** Only on one's last message. */
  edit: (() => void) | undefined;
}

/** What one can do with a message of one's own. */
export function OwnMessageActions({ message, showVersion, edit }: OwnMessageActionsProps): ReactNode {
  const t = messages.useText();
  if (!edit && message.versions === 1) return null;
  return (
    <Line role="group" aria-label={t('chat.messageActions')}>
      {edit && <IconButton icon={Pencil} label={t('chat.edit')} title={t('chat.edit')} onClick={edit} />}
      <VersionSwitch message={message} show={showVersion} />
    </Line>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
