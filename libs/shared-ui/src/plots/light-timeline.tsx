import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Fine } from '../type/type.ts';

const height = 96;

const Box = styled.div`
  position: relative;
`;

const Drawing = styled.div`
  position: relative;
  height: ${height}px;
  /* Half the width of the slider thumb, so that points align with the thumb. */
  margin-inline: 8px;
  border-block: 1px solid var(--line);
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.75;
    vector-effect: non-scaling-stroke;
  }
  i {
    position: absolute;
    width: 9px;
    height: 9px;
    margin: -4.5px 0 0 -4.5px;
    border: 1.75px solid var(--text);
    border-radius: 50%;
    background: var(--bg);
  }
  i[data-now] {
    width: 15px;
    height: 15px;
    margin: -7.5px 0 0 -7.5px;
    background: var(--text);
  }
`;

/* Marks the slider's position in the plot. */
const Now = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  width: 1px;
  background: var(--line-strong);
`;

const Slider = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: var(--text);
  cursor: pointer;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
`;

export interface LightPoint {
  id: string;
  /** From 0, dark, to 1, lit. */
  light: number;
  /** The description of this point: its position, its brightness, and why. */
  text: string;
}

interface LightTimelineProps {
  /** What the slider moves through, for screen readers. */
  label: string;
  points: readonly LightPoint[];
  /** Index of the current point. */
  at: number;
  onAt(at: number): void;
  /** Labels of the first and the last point. */
  from: string;
  to: string;
}

/** Light over time, explored by pointer or arrow keys. Each point has its own description. */
export function LightTimeline({ label, points, at, onAt, from, to }: LightTimelineProps): ReactNode {
  const last = Math.max(1, points.length - 1);
  const x = (index: number) => Math.round((index / last) * 1000) / 10;
  const y = (light: number) => Math.round((1 - light) * 1000) / 10;
  return (
    <Box>
      <Drawing aria-hidden="true">
        <Now style={{ left: `${x(at)}%` }} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={points.map(({ light }, index) => `${x(index)},${y(light)}`).join(' ')} />
        </svg>
        {points.map(({ id, light }, index) => (
          <i key={id} data-now={index === at ? '' : undefined} style={{ left: `${x(index)}%`, top: `${y(light)}%` }} />
        ))}
      </Drawing>
      <Slider
        type="range"
        aria-label={label}
        aria-valuetext={points[at]?.text}
        min={0}
        max={points.length - 1}
        step={1}
        value={at}
        onChange={({ target }) => onAt(Number(target.value))}
      />
      <Ends aria-hidden="true">
        <Fine tone={3}>{from}</Fine>
        <Fine tone={3}>{to}</Fine>
      </Ends>
    </Box>
  );
}
