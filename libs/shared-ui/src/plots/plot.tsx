import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ownProps } from '../theme/own-props.ts';
import { ScrollBox } from '../layout/access.ts';

const Drawing = styled('svg', ownProps('least'))<{ least: number }>`
  display: block;
  width: 100%;
  min-width: ${({ least }) => least}px;
  height: auto;
  overflow: visible;
  font-size: 13px;
  font-variant-numeric: tabular-nums lining-nums;
  rect,
  circle {
    fill: var(--accent);
  }
  line {
    stroke: var(--line-strong);
  }
  text {
    fill: var(--text-2);
  }
  polyline {
    fill: none;
    stroke: var(--text-3);
    stroke-width: 1.25;
    stroke-dasharray: 4 4;
  }
  polyline[data-first] {
    stroke: var(--text);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-dasharray: none;
  }
  rect[data-first],
  circle[data-first],
  text[data-first] {
    fill: var(--text);
  }
`;

interface PlotProps extends ComponentProps<'svg'> {
  label: string;
  /** Natural width and height in pixels, at which its text is 13 pixels high. */
  width: number;
  height: number;
  /** Minimum width at which it is drawn; by default its natural width. */
  least?: number;
}

/** A plot of values over time. Where it is too narrow for its text it scrolls, starting at the latest values. */
export function Plot({ label, width, height, least = width, ...drawing }: PlotProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    <ScrollBox ref={box} role="group" aria-label={label} tabIndex={0}>
      <Drawing least={least} viewBox={`0 0 ${width} ${height}`} {...drawing} />
    </ScrollBox>
  );
}
