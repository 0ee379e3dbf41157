import styled from '@emotion/styled';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { StaffEvents } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { ownProps, ScrollBox } from '@greenroom/shared-ui';
import { words } from './words.ts';

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
  /** Its own width, and the least that it is drawn in, in pixels: its words are 13 high then. */
  width: number;
  height: number;
}

/** What became over time. Where it is too narrow it scrolls, and what was last is in view. */
export function Plot({ label, width, height, ...drawing }: PlotProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    <ScrollBox ref={box} role="group" aria-label={label} tabIndex={0}>
      <Drawing least={width} viewBox={`0 0 ${width} ${height}`} {...drawing} />
    </ScrollBox>
  );
}

const size = { width: 960, height: 180, left: 44, bottom: 24 };
const everyHours = 12;

/** Events of each hour, as columns. */
export function HoursPlot({ hours }: Pick<StaffEvents, 'hours'>): ReactNode {
  const t = words.useText();
  const most = Math.max(1, ...hours.map(({ events }) => events));
  const count = hours.reduce((sum, { events }) => sum + events, 0);
  const foot = size.height - size.bottom;
  const x = scaleBand(
    hours.map(({ hour }) => hour),
    [size.left, size.width],
  ).padding(0.2);
  const y = scaleLinear([0, most], [foot, 8]).nice(3);
  return (
    <Plot
      label={t('events.hours')}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={t('events.hoursLabel', { count, most })}
    >
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} strokeOpacity={tick === 0 ? 1 : 0.3} />
          <text x={size.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {hours.map(({ hour, events }, index) => (
        <g key={hour}>
          <rect x={x(hour)} width={x.bandwidth()} y={y(events)} height={foot - y(events)} data-first />
          {index % everyHours === 0 && (
            <text x={x(hour)} y={size.height - 6}>
              {formatDate(hour, { weekday: 'short', hour: 'numeric' })}
            </text>
          )}
        </g>
      ))}
    </Plot>
  );
}
