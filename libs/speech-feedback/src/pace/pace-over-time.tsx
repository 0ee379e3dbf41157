import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SpeechMeasure } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Fine, ScrollBox } from '@greenroom/shared-ui';
import { clock } from '../clock.ts';
import { measureTexts } from '../measure-texts.ts';
import { pacePlot, paceSize } from './pace-line.ts';

const Plot = styled.svg`
  display: block;
  width: 100%;
  min-width: 480px;
  height: auto;
  text {
    font: 13px var(--font-text);
    font-variant-numeric: tabular-nums;
    fill: var(--text-2);
  }
`;

const { width, height, left, right, bottom } = paceSize;

/** A plot of pace over time; the band is where listeners stay. Its label has all values as text. */
export function PaceOverTime({ measure }: { measure: SpeechMeasure }): ReactNode {
  const t = measureTexts.useText();
  const plot = pacePlot(measure);
  if (!plot) return null;
  const points = plot.runs.flat();
  const figure = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });
  const label = t('pace.label', {
    points: points.map(({ atSeconds, value }) => `${clock(atSeconds * 1_000)}: ${figure(value)}`).join(', '),
  });
  const from = measure.good.from ?? plot.least;
  const to = measure.good.to ?? plot.most;
  return (
    <div style={{ paddingBottom: 14 }}>
      <Fine tone={2}>{t('pace.about')}</Fine>
      <ScrollBox tabIndex={0} role="region" aria-label={t('pace.title')}>
        <Plot viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <rect
            x={left}
            y={plot.heightOf(to)}
            width={right - left}
            height={plot.heightOf(from) - plot.heightOf(to)}
            fill="var(--accent)"
            opacity="0.12"
          />
          {[from, to].map((value) => (
            <g key={value}>
              <path d={`M${left} ${plot.heightOf(value)}H${right}`} stroke="var(--accent)" strokeOpacity="0.6" />
              <text x={left - 6} y={plot.heightOf(value) + 4} textAnchor="end">
                {figure(value)}
              </text>
            </g>
          ))}
          {plot.runs.map((run) => (
            <path
              key={run[0]!.atSeconds}
              d={run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
              fill="none"
              stroke="var(--text)"
              strokeWidth="1.75"
            />
          ))}
          {points.map(({ x, y, atSeconds }, index) => (
            <g key={atSeconds} textAnchor="middle">
              <circle
                cx={x}
                cy={y}
                r="4"
                fill={index === points.length - 1 ? 'var(--text)' : 'var(--bg)'}
                stroke="var(--text)"
                strokeWidth="1.75"
              />
              {(index === 0 || index === points.length - 1) && (
                <text x={Math.min(Math.max(x, left + 14), right - 14)} y={bottom + 24}>
                  {clock(atSeconds * 1_000)}
                </text>
              )}
            </g>
          ))}
        </Plot>
      </ScrollBox>
    </div>
  );
}
