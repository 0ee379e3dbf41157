import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { StaffEvents } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Plot } from '@greenroom/shared-ui/plots';
import { words } from './words.ts';

const size = { width: 960, height: 180, left: 44, bottom: 24 };
const everyHours = 12;

/** A column chart of events per hour. */
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
