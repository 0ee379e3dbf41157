import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { JudgedCriterion, SecondOpinion as Opinion } from '@greenroom/contracts';
import { below, Figures, Fine, Row, Small, TextLink } from '@greenroom/shared-ui';
import { creditOf } from './credit-of.ts';
import { texts } from './feedback-texts.ts';
import { lineId } from './line-id.ts';
import { scoreText } from './score-rail.tsx';

const Box = styled.section`
  display: grid;
  gap: 10px;
  margin-block: 8px;
  padding: 16px 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius, 2px);
  h4 {
    font-size: 15px;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px var(--s-5);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface SecondOpinionProps {
  criterion: JudgedCriterion;
  second: Opinion;
}

/** A second reader's opinion on a criterion: its score only where the two agree, else both with their reasons. */
export function SecondOpinion({ criterion, second }: SecondOpinionProps): ReactNode {
  const t = texts.useText();
  if (!second.differs) return <Fine tone={3}>{t('second.near', { score: scoreText(second.score) })}</Fine>;
  const title = `second-${criterion.slug}`;
  const credit = (value: number | null) => t('second.credit', { credit: creditOf(value) });
  return (
    <Box aria-labelledby={title}>
      <h4 id={title}>{t('second.title')}</h4>
      <Both>
        <Reading reader={t('second.rules')} {...criterion} />
        <Reading reader={t('second.model')} {...second} />
      </Both>
      {second.disputed.length > 0 && (
        <ul>
          {second.disputed.map(({ slug, text, byRules, bySecond, quote }) => (
            <li key={slug}>
              <Fine as="span" tone={2}>
                {t('second.question', { text, rules: credit(byRules), second: credit(bySecond) })}{' '}
                {quote && <Quoted {...quote} />}
              </Fine>
            </li>
          ))}
        </ul>
      )}
      <Fine tone={3}>{t('second.about')}</Fine>
    </Box>
  );
}

function Reading({
  reader,
  score,
  why,
  quote,
}: { reader: string } & Pick<Opinion, 'score' | 'why' | 'quote'>): ReactNode {
  return (
    <div>
      <Row between gap={2}>
        <Small as="span">{reader}</Small>
        <Figures>{scoreText(score)}</Figures>
      </Row>
      <Small tone={2}>
        {why} {quote && <Quoted {...quote} />}
      </Small>
    </div>
  );
}

function Quoted({ quote, position }: { quote: string; position: number }): ReactNode {
  const t = texts.useText();
  return (
    <>
      {t('quoted', { text: quote })} <TextLink href={`#${lineId(position)}`}>{t('line', { position })}</TextLink>
    </>
  );
}
