import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { ScrollBox } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';
import type { SceneFeedback } from '@greenroom/contracts';
import { plotOf, plotSize } from './plot-of.ts';
import { scoreText } from './score-rail.tsx';

const Plot = styled.svg`
  display: block;
  width: 100%;
  min-width: 560px;
  height: auto;
  text {
    font: 13px var(--font-text);
    fill: var(--text-2);
  }
  text.score {
    font: 22px var(--font-display);
    font-feature-settings: 'lnum';
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--bg);
    stroke-width: 6px;
  }
`;

const { width, right, top, bottom, heightOf } = plotSize;

/** Scrolls a plot that is wider than its box to the latest session. */
const toTheLatest = (box: HTMLDivElement | null) => {
  if (box) box.scrollLeft = box.scrollWidth;
};

/** The scores of the person's sessions of a scene, the latest last. The proficient band is drawn as light. */
export function SessionsPlot({ tries }: { tries: SceneFeedback['tries'] }): ReactNode {
  const t = texts.useText();
  const points = plotOf(tries.map(({ score }) => score));
  const day = (at: string) => formatDate(at, { day: 'numeric', month: 'short' });
  const label = t('tries.label', {
    count: tries.length,
    scores: tries.map(({ score, endedAt }) => `${scoreText(score)} (${day(endedAt)})`).join(', '),
  });
  return (
    <ScrollBox ref={toTheLatest} tabIndex={0} role="region" aria-label={t('tries.title')}>
      <Plot viewBox={`0 0 ${width} ${plotSize.height}`} role="img" aria-label={label}>
        <rect x="0" y={top} width={width} height={heightOf(8) - top} fill="var(--accent)" opacity="0.12" />
        <path d={`M0 ${heightOf(8)}H${width}`} stroke="var(--accent)" strokeOpacity="0.6" />
        <path d={`M0 ${heightOf(5)}H${width}M0 ${bottom}H${width}`} stroke="var(--line)" />
        <text x="4" y={top + 22}>
          {t('plot.proficient')}
        </text>
        <text x="4" y={heightOf(8) + 22}>
          {t('plot.developing')}
        </text>
        <text x="4" y={heightOf(5) + 22}>
          {t('plot.needs-practice')}
        </text>
        <path
          d={points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          fill="none"
          stroke="var(--text)"
          strokeWidth="1.75"
        />
        {points.map(({ x, y, below }, at) => {
          const { conversationUuid, score, endedAt } = tries[at]!;
          const last = at === points.length - 1;
          return (
            <g key={conversationUuid} textAnchor="middle">
              <circle
                cx={x}
                cy={y}
                r={last ? 8 : 6}
                fill={last ? 'var(--text)' : 'var(--bg)'}
                stroke="var(--text)"
                strokeWidth="1.75"
              />
              <text className="score" x={Math.min(x, right)} y={below ? y + 32 : y - 16}>
                {scoreText(score)}
              </text>
              <text x={Math.min(x, right)} y={bottom + 24}>
                {day(endedAt)}
              </text>
            </g>
          );
        })}
      </Plot>
    </ScrollBox>
  );
}
