import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { StaffEvents } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Plot } from '@greenroom/shared-ui/plots';
import { words } from './words.ts';

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
      viewBox={`0 0 ${size.width} ${size.height}`}
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
          <rect x={x(hour)} width={x.bandwidth()} y={y(events)} height={foot - y(events)} />
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

const line = { height: 30, name: 190, plot: 480 };

interface BarsProps {
  label: string;
  most: number;
  bars: readonly { name: string; value: number; text: string }[];
}

/** Values as bars, one below the other, each with its name and its number. */
export function Bars({ label, most, bars }: BarsProps): ReactNode {
  const x = scaleLinear([0, most], [0, line.plot]);
  return (
    <Plot label={label} viewBox={`0 0 ${size.width} ${bars.length * line.height}`} role="list">
      {bars.map(({ name, value, text }, index) => (
        <g key={name} role="listitem" transform={`translate(0 ${index * line.height})`}>
          <text y={line.height / 2} dy="0.32em">
            {name}
          </text>
          <rect x={line.name} y={5} height={line.height - 10} width={x(value)} />
          <text x={line.name + x(value) + 10} y={line.height / 2} dy="0.32em">
            {text}
          </text>
        </g>
      ))}
    </Plot>
  );
}

interface IntervalPlotProps {
  label: string;
  intervals: readonly { name: string; share: number; low: number; high: number; text: string }[];
}

/** Shares from 0 to 1 as points, and between what they lie as lines. */
export function IntervalPlot({ label, intervals }: IntervalPlotProps): ReactNode {
  const x = scaleLinear([0, 1], [line.name, line.name + 300]);
  return (
    <Plot label={label} viewBox={`0 0 ${size.width} ${intervals.length * line.height}`} role="list">
      {intervals.map(({ name, share, low, high, text }, index) => (
        <g key={name} role="listitem" transform={`translate(0 ${index * line.height})`}>
          <text y={line.height / 2} dy="0.32em">
            {name}
          </text>
          <line x1={x(low)} x2={x(high)} y1={line.height / 2} y2={line.height / 2} strokeWidth={3} />
          <circle cx={x(share)} cy={line.height / 2} r={5} />
          <text x={x(1) + 14} y={line.height / 2} dy="0.32em">
            {text}
          </text>
        </g>
      ))}
    </Plot>
  );
}
