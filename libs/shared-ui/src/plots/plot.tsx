import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { ownProps } from '../theme/own-props.ts';
import { ScrollBox } from '../layout/access.ts';

const Drawing = styled('svg', ownProps('least'))<{ least: number }>`
  display: block;
  width: 100%;
  min-width: ${({ least }) => least}px;
  height: auto;
  overflow: visible;
  font-size: 12px;
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
  circle[data-first],
  text[data-first] {
    fill: var(--text);
  }
`;

interface PlotProps extends ComponentProps<'svg'> {
  label: string;
  /** Pixels that its words need. */
  least?: number;
}

/** A drawing that scrolls where it is too narrow for its words. */
export function Plot({ label, least = 720, ...drawing }: PlotProps): ReactNode {
  return (
    <ScrollBox role="group" aria-label={label} tabIndex={0}>
      <Drawing least={least} {...drawing} />
    </ScrollBox>
  );
}
