import styled from '@emotion/styled';
import { useCallback, useRef, type ReactNode } from 'react';
import { useLevel } from '@greenroom/conversation/level';
import { Fine, Row } from '@greenroom/shared-ui';
import { levelTexts } from './level-texts.ts';
import { useSpeaker } from './use-speaker.ts';

/** Heights of the bars in the design, in pixels. */
const heights = [6, 9, 12, 15, 18, 21];

/* A bar is lit as far as the level exceeds the bars before it. */
const Bars = styled.span`
  display: flex;
  gap: 3px;
  align-items: end;
  height: 21px;
  i {
    width: 4px;
    border-radius: 1px;
    background: var(--text);
    opacity: clamp(0.18, calc(var(--level, 0) * ${heights.length} - var(--bar)), 1);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-heard] i {
      opacity: 1;
    }
  }
`;

interface MicrophoneLevelProps {
  /** The current level, 0 to 1. */
  read(): number;
  muted?: boolean;
}

/** Shows the level of the visitor's microphone: moving bars and a word; with reduced motion, only the word changes. */
export function MicrophoneLevel({ read, muted = false }: MicrophoneLevelProps): ReactNode {
  const t = levelTexts.useText();
  const bars = useRef<HTMLSpanElement>(null);
  useLevel(bars, read);
  const isHeard = useSpeaker(useCallback(() => [['you', read()]] as const, [read])) !== undefined;
  const word = t(muted ? 'muted' : isHeard ? 'heard' : 'quiet');
  return (
    <Row gap={3} role="img" aria-label={t('level', { word })}>
      <Bars ref={bars} data-heard={isHeard || undefined}>
        {heights.map((height, bar) => (
          <i key={height} style={{ height, ['--bar' as string]: bar }} />
        ))}
      </Bars>
      <Fine as="span" tone={3}>
        {word}
      </Fine>
    </Row>
  );
}
