import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SpeechMeasure } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { clock, goodRangeInMeeting, measureTexts, RatingTag } from '@greenroom/speech-feedback';
import { below, Fine, Row, Small } from '@greenroom/shared-ui';
import { formatPercent } from '../../shared/percent/index.ts';

/** The first measures of a meeting, in this order. */
const shown = ['talk-share', 'questions', 'interruptions', 'longest-monologue'] as const;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  border-top: 1px solid var(--line);
  > div {
    padding: var(--s-4) var(--s-4) var(--s-4) 0;
  }
  > div + div {
    padding-inline-start: var(--s-5);
    border-inline-start: 1px solid var(--line);
  }
  ${below.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-of-type(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    > div:nth-of-type(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

const Value = styled.dd`
  margin: var(--s-2) 0 4px;
  font: 300 44px/1 var(--font-display);
  font-feature-settings: 'lnum', 'tnum';
`;

/** The four most important measures of a meeting: value, rating and good range. */
export function AtAGlance({ measures }: { measures: readonly SpeechMeasure[] }): ReactNode {
  const t = measureTexts.useText();
  const figures = shown.flatMap((name) => measures.find((one) => one.name === name) ?? []);
  if (figures.length === 0) return null;
  return (
    <Figures>
      {figures.map((measure) => {
        const { name, rating } = measure;
        return (
          <div key={name} data-paper="whole">
            <Small as="dt" tone={2}>
              {t(`measure.${name}`)}
            </Small>
            <Value>{valueOf(measure)}</Value>
            <Row as="dd" gap={3} wrap style={{ margin: 0, rowGap: 2 }}>
              <RatingTag rating={rating} />
              <Fine as="span" tone={2}>
                {goodRangeInMeeting(t, measure)}
              </Fine>
            </Row>
          </div>
        );
      })}
    </Figures>
  );
}

/** Formats a value as people would say it: a count, a share or a duration. */
function valueOf({ unit, value, count }: SpeechMeasure): string {
  if (unit === 'seconds') return clock(value * 1_000);
  if (unit === 'percent') return formatPercent(value);
  return formatNumber(count ?? value, { maximumFractionDigits: 1 });
}
