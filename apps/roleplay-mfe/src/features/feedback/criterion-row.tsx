import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { JudgedCriterion } from '@greenroom/contracts';
import { below, Figures, Fine, Row, Said, Small, TextLink } from '@greenroom/shared-ui';
import { BandTag } from './band-tag.tsx';
import { texts } from './feedback-texts.ts';
import { DisclosedList, LevelsOf } from '../../shared/scene/index.ts';
import { lineId } from './line-id.ts';
import { momentId } from './moments/moment-id.ts';
import { creditOf } from './credit-of.ts';
import { SecondOpinion } from './second-opinion.tsx';
import { scorePlace } from './score-place.ts';
import { scoreText } from './score-rail.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  gap: 6px var(--s-6);
  padding: 22px 0;
  border-top: 1px solid var(--line);
  &:first-of-type {
    border: 0;
    padding-top: 0;
  }
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Level = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  h3 {
    font-size: 16px;
    font-weight: 600;
  }
`;

/* Notched where the bands begin. */
const Bar = styled.div`
  position: relative;
  height: 8px;
  overflow: hidden;
  border-radius: 1px;
  background: var(--surface-3);
  i {
    display: block;
    height: 100%;
    background: var(--text);
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 44.44%;
    width: 3px;
    background: var(--bg);
  }
  &::after {
    left: 77.78%;
  }
`;

const Quote = styled(Said)`
  margin: 0 0 8px;
  font-size: 18px;
  a {
    margin-left: 6px;
    font: 400 13px var(--font-text);
    color: var(--text-3);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  b {
    font-weight: 600;
    color: var(--text);
  }
`;

const Checks = styled(DisclosedList)`
  li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
  }
`;

interface CriterionRowProps {
  criterion: JudgedCriterion;
  /** The criterion has a moment to play again, further down the page. */
  hasMoment: boolean;
}

/** One criterion: its score, the person's own words for it, the reason, and a better line. */
export function CriterionRow({ criterion, hasMoment }: CriterionRowProps): ReactNode {
  const t = texts.useText();
  const {
    slug,
    name,
    score,
    band,
    worked,
    advice,
    cost,
    quote,
    betterLine,
    betterLineIsYours,
    levels,
    checks,
    second,
  } = criterion;
  return (
    <Line data-paper="whole" id={`criterion-${slug}`}>
      <Level>
        <Row between gap={2}>
          <h3>{name}</h3>
          <Figures>{scoreText(score)}</Figures>
        </Row>
        <Bar aria-hidden="true">
          <i style={{ width: `${scorePlace(score)}%` }} />
        </Bar>
        <BandTag band={band} />
      </Level>
      <Words>
        {quote ? (
          <Quote as="blockquote">
            {t('quoted', { text: quote.quote })}
            <TextLink alone href={`#${lineId(quote.position)}`}>
              {t('line', { position: quote.position })}
            </TextLink>
          </Quote>
        ) : (
          <Small tone={3}>{t('noQuote')}</Small>
        )}
        {worked !== null && (
          <Small tone={2}>
            <b>{t('worked')}</b> {worked}
          </Small>
        )}
        <Small tone={2}>
          {advice !== null && <b>{t('try')}</b>} {advice ?? t('nothingToChange')}
        </Small>
        {betterLine !== null && advice !== null && (
          <Small tone={2}>{t(betterLineIsYours ? 'fromYours' : 'couldHaveSaid', { text: betterLine })}</Small>
        )}
        {second && <SecondOpinion {...{ criterion, second }} />}
        {hasMoment && (
          <Small data-paper="none">
            <TextLink alone href={`#${momentId(slug)}`}>
              {t('moments.toIt')}
            </TextLink>
          </Small>
        )}
        {cost !== null && <Fine tone={3}>{cost}</Fine>}
        <LevelsOf levels={levels} score={score} />
        <Checks>
          <summary>{t('checks', { count: checks.length })}</summary>
          <ul>
            {checks.map((check) => (
              <li key={check.slug}>
                <Fine as="span" tone={3}>
                  {t(`credit.${creditOf(check.credit)}`)}
                </Fine>
                <span>{check.text}</span>
              </li>
            ))}
          </ul>
        </Checks>
      </Words>
    </Line>
  );
}
