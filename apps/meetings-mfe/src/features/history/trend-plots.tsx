import styled from '@emotion/styled';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Meetings } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { clock, measureTexts } from '@greenroom/speech-feedback';
import { below } from '@greenroom/shared-ui';
import { Plot } from '@greenroom/shared-ui/plots';
import { formatPercent } from '../../shared/percent/index.ts';
import { texts } from './history-texts.ts';
import { trendsIn, type Trend } from './trends.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5) var(--s-6);
  margin-bottom: var(--s-6);
  > * {
    max-width: 460px;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* As wide as on a phone, so that the text is never smaller than intended. */
const size = { width: 348, height: 150, left: 4, right: 250, top: 34, foot: 118 };

/** Plots measures over the visitor's meetings, each next to the usual value in scenes. */
export function Trends({ meetings, practised }: Meetings): ReactNode {
  const trends = trendsIn(meetings, practised);
  if (trends.length === 0) return null;
  return (
    <Grid>
      {trends.map((trend) => (
        <TrendPlot key={trend.name} trend={trend} />
      ))}
    </Grid>
  );
}

const open = { fill: 'var(--bg)', stroke: 'var(--text)', strokeWidth: 1.75 };
const unitOf = { questions: 'per-ten-minutes', pace: 'words-per-minute' } as const;
const isPlain = (name: Trend['name']): name is Exclude<Trend['name'], keyof typeof unitOf> => !(name in unitOf);

/** Formats a value for the plot. */
function saidOf(name: Trend['name'], value: number): string {
  if (name === 'longest-monologue') return clock(value * 1_000);
  const digits = { maximumFractionDigits: name === 'questions' ? 1 : 0 };
  return name === 'talk-share' ? formatPercent(value) : formatNumber(value, digits);
}

function TrendPlot({ trend: { name, points, practised } }: { trend: Trend }): ReactNode {
  const t = texts.useText();
  const m = measureTexts.useText();
  const [first, last] = [points[0]!, points.at(-1)!];
  const values = [...points.map(({ value }) => value), ...(practised === null ? [] : [practised])];
  // By index, so that meetings of one day are drawn next to each other.
  const x = scaleLinear([0, points.length - 1], [size.left + 6, size.right]);
  const room = Math.max(1, Math.max(...values) - Math.min(...values)) * 0.2;
  const y = scaleLinear([Math.min(...values) - room, Math.max(...values) + room], [size.foot, size.top]);
  const said = (value: number) => saidOf(name, value);
  const day = (at: string) => formatDate(at, { day: 'numeric', month: 'short' });
  const title = isPlain(name) ? m(`measure.${name}`) : `${m(`measure.${name}`)}, ${m(`unit.${unitOf[name]}`)}`;
  const label = [
    t('trend.label', { name: title, first: said(first.value), last: said(last.value), count: points.length }),
    practised === null ? '' : t('trend.practised', { value: said(practised) }),
  ].join(' ');
  return (
    <Plot label={title} width={size.width} height={size.height} role="img" aria-label={label}>
      <text x={size.left} y={16} data-first>
        {title}
      </text>
      {practised !== null && (
        <>
          <polyline points={`${size.left},${y(practised)} ${size.right},${y(practised)}`} />
          <text
            x={size.right + 10}
            y={y(practised)}
            dy={Math.abs(y(practised) - y(last.value)) < 14 ? '1.4em' : '0.32em'}
          >
            {t('trend.inScenes', { value: said(practised) })}
          </text>
        </>
      )}
      <polyline data-first points={points.map(({ value }, place) => `${x(place)},${y(value)}`).join(' ')} />
      {points.slice(0, -1).map(({ at, value }, place) => (
        <circle key={`${at} ${place}`} cx={x(place)} cy={y(value)} r={4} style={open} />
      ))}
      <circle data-first cx={x(points.length - 1)} cy={y(last.value)} r={5} />
      <text data-first x={size.right + 10} y={y(last.value)} dy="0.32em">
        {said(last.value)}
      </text>
      <text x={size.left} y={size.height - 8}>
        {day(first.at)}
      </text>
      <text x={size.right} y={size.height - 8} textAnchor="end">
        {day(last.at)}
      </text>
    </Plot>
  );
}
