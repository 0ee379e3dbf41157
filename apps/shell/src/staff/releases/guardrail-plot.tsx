import { scaleLinear, scaleUtc } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { Plot } from '@greenroom/shared-ui/plots';
import { words } from '../words.ts';
import type { Mark, PlotLine } from './plot-lines.ts';
import { percent } from './ramps.ts';

const size = { width: 520, height: 182, left: 52, right: 444, top: 30, foot: 142 };
/** Labels of marks that are closer than this are left out. */
const roomForWords = 46;

interface GuardrailPlotProps {
  name: string;
  lines: readonly PlotLine[];
  from: Date;
  to: Date;
  marks: readonly Mark[];
  /** Upper bound of good values; null if there is none. */
  good: number | null;
  /** The plot's text alternative. */
  label: string;
  valueText(value: number): string;
}

/** Plots releases over time, the ramping one first, with the decisions made meanwhile. */
export function GuardrailPlot({ name, lines, from, to, marks, good, label, valueText }: GuardrailPlotProps): ReactNode {
  const t = words.useText();
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const most = Math.max(...values, good ?? 0, Number.EPSILON) * 1.15;
  const x = scaleUtc([from, to], [size.left, size.right]);
  const y = scaleLinear([0, most], [size.foot, size.top]);
  const top = good ?? y.ticks(3).at(-1) ?? 0;
  const style = { weekday: 'short', hour: 'numeric', minute: 'numeric' } as const;
  return (
    <Plot label={name} width={size.width} height={size.height} role="img" aria-label={label}>
      {good !== null && (
        <rect x={size.left} y={y(good)} width={size.right - size.left} height={size.foot - y(good)} fillOpacity={0.1} />
      )}
      <text x={size.left - 8} y={y(top)} dy="0.32em" textAnchor="end">
        {valueText(top)}
      </text>
      <line x1={size.left} x2={size.right} y1={size.foot} y2={size.foot} strokeOpacity={0.5} />
      {withRoom(marks, (mark) => x(new Date(mark.at))).map(({ mark, at, spoken }) => (
        <g key={mark.number}>
          <line x1={at} x2={at} y1={12} y2={size.foot} strokeDasharray="2 4" />
          {spoken && (
            <text x={at + 4} y={20}>
              {mark.what === 'step' || mark.what === 'ramp-begun'
                ? percent(mark.traffic ?? 0)
                : t(`releases.mark.${mark.what}`)}
            </text>
          )}
        </g>
      ))}
      {lines.map(({ version, points }, index) => (
        <Line key={version} first={index === 0} places={points.map(({ at, value }) => [x(at), y(value)] as const)} />
      ))}
      {lines.map(({ version }, index) => (
        <text
          key={version}
          x={size.right + 8}
          y={size.foot - 8 - 18 * (lines.length - 1 - index)}
          data-first={index === 0 || undefined}
        >
          {version.slice(version.lastIndexOf('-') + 1)}
        </text>
      ))}
      <text x={size.left} y={size.height - 14}>
        {formatDate(from, style)}
      </text>
      <text x={size.right} y={size.height - 14} textAnchor="end">
        {formatDate(to, style)}
      </text>
    </Plot>
  );
}

/** Draws the ramping release as a solid line with its last point, the stable one dashed. */
function Line({ places, first }: { places: readonly (readonly [number, number])[]; first: boolean }): ReactNode {
  const last = places.at(-1);
  if (!last) return null;
  return (
    <>
      <polyline points={places.map((place) => place.join(',')).join(' ')} data-first={first || undefined} />
      {first && <circle cx={last[0]} cy={last[1]} r={5} data-first />}
    </>
  );
}

function withRoom(marks: readonly Mark[], placeOf: (mark: Mark) => number) {
  let free = 0;
  return marks.map((mark) => {
    const at = placeOf(mark);
    const spoken = at >= free;
    if (spoken) free = at + roomForWords;
    return { mark, at, spoken };
  });
}
