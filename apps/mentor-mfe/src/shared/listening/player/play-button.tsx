import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { RoundButton } from '@greenroom/shared-ui';
import { playerMessages } from './messages/index.ts';
import type { Deck } from './use-deck.ts';

/** The play button. It takes the focus from the button that loaded the player. */
export function PlayButton({ deck: { status, play, pause } }: { deck: Deck }): ReactNode {
  const t = playerMessages.useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const sounds = status === 'plays' || status === 'waits';
  return (
    <RoundButton
      ref={button}
      size="s"
      icon={sounds ? Pause : Play}
      label={t(sounds ? 'pause' : 'play')}
      aria-busy={status === 'waits' || undefined}
      onClick={sounds ? pause : play}
    />
  );
}
