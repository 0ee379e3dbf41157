import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SpeechMeasure } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { below, Figures, Fine, Row } from '@greenroom/shared-ui';
import { goodRange } from './good-range.ts';
import { RatingTag } from './rating-tag.tsx';
import { measureTexts } from './measure-texts.ts';
import { MeasureRail } from './measure-rail.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr) 240px;
  gap: 4px var(--s-6);
  align-items: center;
  padding: 14px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Value = styled(Figures)`
  font: 400 25px/1 var(--font-display);
  font-feature-settings: 'lnum', 'tnum';
`;

/** A row for one measure: its value, the good range and the rating. */
export function MeasureRow({ measure }: { measure: SpeechMeasure }): ReactNode {
  const t = measureTexts.useText();
  const { name, unit, value, rating, good, words, caution } = measure;
  const figure = formatNumber(value, { maximumFractionDigits: 1 });
  const said = t(`value.${unit}`, { value: figure });
  const range = goodRange(t, measure);
  const label = t('measure.label', { name: t(`measure.${name}`), said, rating: t(`rating.${rating}`), range });
  return (
    <Line data-paper="whole">
      <span>
        {t(`measure.${name}`)}
        {words.length > 0 && (
          <Fine as="span" tone={3} style={{ display: 'block' }}>
            {words
              .slice(0, 3)
              .map(({ word, count }) => t('word', { word, count }))
              .join(', ')}
          </Fine>
        )}
        {caution !== null && (
          <Fine as="span" tone={3} style={{ display: 'block' }}>
            {t(`caution.${caution}`)}
          </Fine>
        )}
      </span>
      <MeasureRail name={name} value={value} rating={rating} good={good} label={label} />
      <div>
        <Value>{figure}</Value>{' '}
        <Fine as="span" tone={2}>
          {t(`unit.${unit}`)}
        </Fine>
        <Row gap={3} wrap style={{ marginTop: 5, rowGap: 2 }}>
          <RatingTag rating={rating} />
          <Fine as="span" tone={3}>
            {range}
          </Fine>
        </Row>
      </div>
    </Line>
  );
}
