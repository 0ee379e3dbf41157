import styled from '@emotion/styled';
import { useCallback, useRef, type ReactNode } from 'react';
import { useLevel } from '@greenroom/conversation/level';
import { Fine } from '@greenroom/shared-ui';
import { texts } from '../live-texts.ts';
import { useSpeaker } from './use-speaker.ts';

const Level = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, 120px) 1fr;
  gap: 10px;
  align-items: center;
`;

const Bar = styled.div`
  position: relative;
  height: 6px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--surface-3);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--text);
    transform: scaleX(var(--level, 0));
    transform-origin: left;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-heard]::after {
      transform: none;
    }
  }
`;

interface MicrophoneLevelProps {
  /** How loud it is now, 0 to 1. */
  read(): number;
  muted?: boolean;
}

/** How loud one's microphone is: a bar that moves with it, and a word, which is all for those who asked for stillness. */
export function MicrophoneLevel({ read, muted = false }: MicrophoneLevelProps): ReactNode {
  const t = texts.useText();
  const bar = useRef<HTMLDivElement>(null);
  useLevel(bar, read);
  const isHeard = useSpeaker(useCallback(() => [['you', read()]] as const, [read])) !== undefined;
  const word = t(muted ? 'level.muted' : isHeard ? 'level.heard' : 'level.quiet');
  return (
    <Level role="img" aria-label={t('level', { word })}>
      <Bar ref={bar} data-heard={isHeard || undefined} />
      <Fine as="span" tone={3}>
        {word}
      </Fine>
    </Level>
  );
}
