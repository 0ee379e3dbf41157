import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { measurePlace } from './measure-place.ts';
import type { SpeechMeasure } from '@greenroom/contracts';

const Line = styled.div`
  position: relative;
  height: 28px;
  &::before {
    content: '';
    position: absolute;
    inset: 13px 0 auto;
    height: 2px;
    background: var(--line-strong);
    opacity: 0.55;
  }
`;

const Lit = styled.span`
  position: absolute;
  top: 6px;
  height: 16px;
  border-radius: 2px;
  border-inline: 1px solid var(--accent);
  background: color-mix(in srgb, var(--accent) 26%, transparent);
`;

const Mark = styled.span`
  position: absolute;
  top: 7px;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  transform: translateX(-50%);
  box-shadow: 0 0 0 3px var(--bg);
  background: var(--text);
  &[data-rating='AVERAGE'] {
    background: var(--bg);
    border: 3px solid var(--warn);
  }
  &[data-rating='NEEDS_IMPROVEMENT'] {
    background: var(--bg);
    border: 3px solid var(--bad);
  }
`;

interface MeasureRailProps {
  name: string;
  value: number;
  rating: SpeechMeasure['rating'];
  good: { from: number | null; to: number | null };
  /** A description of the rail for screen readers. */
  label: string;
  className?: string;
}

/** A measure on its rail: the good range is highlighted, and the mark is the value. */
export function MeasureRail({ name, value, rating, good, label, className }: MeasureRailProps): ReactNode {
  const { mark, from, to } = measurePlace(name, value, good);
  return (
    <Line role="img" aria-label={label} className={className}>
      <Lit style={{ left: `${from}%`, width: `${to - from}%` }} />
      <Mark data-rating={rating} style={{ left: `${mark}%` }} />
    </Line>
  );
}
