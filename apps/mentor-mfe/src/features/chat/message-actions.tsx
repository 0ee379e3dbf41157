import styled from '@emotion/styled';
import { Check, Copy, Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import type { ChatMessage } from '@greenroom/contracts';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { currentLexer, textOf } from '../../shared/markdown/lazy.ts';
import type { Rating } from './use-message-actions.ts';

const VersionSwitch = lazyOptionalPart(async () => (await import('./version-switch.tsx')).VersionSwitch);
const SaveLine = lazyOptionalPart(async () => (await import('./line/index.ts')).SaveLine);

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

/** How long the button shows that the text was copied, in milliseconds. */
const copiedMs = 2_000;

interface AnswerActionsProps {
  message: ChatMessage;
  /** Undefined while an answer is in progress. */
  showVersion: ((version: number) => void) | undefined;
  /** Defined only on the last answer. */
  regenerate: (() => void) | undefined;
  rate(rating: Rating): void;
  /** Announces to screen readers whether it was copied. */
  announce(text: string): void;
}

/** Actions for an answer that has ended. */
export function AnswerActions({ message, showVersion, regenerate, rate, announce }: AnswerActionsProps): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const { text, rating } = message;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(textOf(currentLexer()(text)));
    setCopied(done);
    announce(t(done ? 'chat.copied' : 'chat.copyFailed'));
  };
  return (
    <Line role="group" aria-label={t('chat.messageActions')}>
      <IconButton
        icon={copied ? Check : Copy}
        label={t('chat.copy')}
        title={t(copied ? 'chat.copied' : 'chat.copy')}
        onClick={copy}
      />
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
      {user.loggedIn && <SaveLine text={text} announce={announce} />}
      {message.versions > 1 && <VersionSwitch message={message} show={showVersion} />}
    </Line>
  );
}

interface OwnMessageActionsProps {
  message: ChatMessage;
  showVersion: ((version: number) => void) | undefined;
  /** Defined only on the user's last message. */
  edit: (() => void) | undefined;
  editButton: Ref<HTMLButtonElement>;
}

/** Actions for a message of the user. */
export function OwnMessageActions({ message, showVersion, edit, editButton }: OwnMessageActionsProps): ReactNode {
  const t = messages.useText();
  if (!edit && message.versions === 1) return null;
  return (
    <Line role="group" aria-label={t('chat.messageActions')}>
      {edit && (
        <IconButton ref={editButton} icon={Pencil} label={t('chat.edit')} title={t('chat.edit')} onClick={edit} />
      )}
      {message.versions > 1 && <VersionSwitch message={message} show={showVersion} />}
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
