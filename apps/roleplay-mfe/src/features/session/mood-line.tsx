import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { moodMove, moodPlace, moodWord } from './mood-place.ts';
import { texts } from './session-texts.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px 0;
  margin-top: 18px;
  font-size: var(--fs-fine);
  color: var(--text-2);
  span:last-child {
    text-align: right;
  }
`;

const Track = styled.div`
  grid-column: 1 / -1;
  position: relative;
  height: 14px;
  &::before {
    content: '';
    position: absolute;
    inset: 6px 0 auto;
    height: 1px;
    background: var(--line-strong);
  }
  i {
    position: absolute;
    top: 3px;
    width: 8px;
    height: 8px;
    margin-left: -4px;
    border-radius: 50%;
    background: var(--text);
    transition: left var(--t-light) var(--ease-light);
  }
  i[data-was] {
    background: var(--bg-deep);
    border: 1px solid var(--line-strong);
  }
`;

interface MoodLineProps {
  mood: number;
  /** Number of lines said; the mood may change with each. */
  lines: number;
}

/** How open the partner is now, and was before the last line. */
export function MoodLine({ mood, lines }: MoodLineProps): ReactNode {
  const t = texts.useText();
  const [seen, setSeen] = useState<{ lines: number; mood: number; was: number | undefined }>({
    lines,
    mood,
    was: undefined,
  });
  if (seen.lines !== lines || seen.mood !== mood) setSeen({ lines, mood, was: seen.mood });
  const was = seen.was;
  return (
    <Box role="img" aria-label={t('mood.label', { mood: moodWord(mood), move: moodMove(mood, was) })}>
      <Track>
        {was !== undefined && moodPlace(was) !== moodPlace(mood) && (
          <i data-was="" style={{ left: `${moodPlace(was)}%` }} />
        )}
        <i style={{ left: `${moodPlace(mood)}%` }} />
      </Track>
      <span>{t('mood.guarded')}</span>
      <span>{t('mood.open')}</span>
    </Box>
  );
}
