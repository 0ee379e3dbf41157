import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ScoreBand } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { below, Figures } from '@greenroom/shared-ui';
import { bands } from './bands.ts';
import { texts } from './feedback-texts.ts';
import { scorePlace } from './score-place.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-8);
  align-items: end;
  margin-block: var(--s-6);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
`;

const Big = styled.p`
  font: 250 clamp(120px, 15vw, 216px) / 0.76 var(--font-display);
  font-feature-settings: 'lnum';
  letter-spacing: -0.045em;
  padding-top: 0.06em;
`;

const Dimmer = styled.div`
  position: relative;
  padding-top: 30px;
`;

/* Widths of the bands: 1.0 to 4.9, 5.0 to 7.9, 8.0 to 10.0. */
const Rail = styled.div`
  display: grid;
  grid-template-columns: 4fr 3fr 2fr;
  gap: 3px;
  i {
    height: 10px;
    border-radius: 1px;
    background: var(--surface-3);
  }
  i[data-band='past'] {
    background: color-mix(in srgb, var(--accent) 34%, var(--surface-3));
  }
  i[data-band='now'] {
    background: var(--accent);
  }
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: 4fr 3fr 2fr;
  gap: 3px;
  margin-top: 10px;
  font-size: var(--fs-fine);
  line-height: 1.45;
  color: var(--text-3);
  b {
    font-weight: 600;
    color: var(--text);
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    span {
      display: none;
    }
  }
`;

const Pin = styled(Figures)`
  position: absolute;
  top: 0;
  transform: translateX(-50%);
  font-size: var(--fs-fine);
  font-weight: 600;
  &::after {
    content: '';
    display: block;
    width: 1px;
    height: 22px;
    margin: 2px auto 0;
    background: var(--text);
  }
`;

/** Formats a score with one decimal in the page's language. */
export const scoreText = (score: number): string =>
  formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The score of a scene in large type, and its place among the bands. */
export function ScoreRail({ score, band }: { score: number; band: ScoreBand }): ReactNode {
  const t = texts.useText();
  const figure = scoreText(score);
  const current = bands.indexOf(band);
  return (
    <Row>
      <Big role="img" aria-label={t('score.label', { score: figure })}>
        {figure}
      </Big>
      <Dimmer role="img" aria-label={t('score.place', { score: figure, range: t(`range.${band}`) })}>
        <Pin style={{ left: `${scorePlace(score)}%` }}>{figure}</Pin>
        <Rail>
          {bands.map((each, at) => (
            <i key={each} data-band={at < current ? 'past' : at === current ? 'now' : 'to-come'} />
          ))}
        </Rail>
        <Names>
          {bands.map((each) => {
            const Name = each === band ? 'b' : 'span';
            return <Name key={each}>{t(`range.${each}`)}</Name>;
          })}
        </Names>
      </Dimmer>
    </Row>
  );
}
