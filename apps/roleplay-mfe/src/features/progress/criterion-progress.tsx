import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type CriterionProgress as Progress } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { below, Figures, Fine, Row, Said, Small, TextLink } from '@greenroom/shared-ui';
import { SmallPlot } from '@greenroom/shared-ui/plots';
import { texts } from './progress-texts.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: 8px var(--s-6);
  padding: 22px 0;
  border-top: 1px solid var(--line);
  &:first-of-type {
    border: 0;
    padding-top: 0;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Level = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  max-width: 220px;
  h3 {
    font-size: 16px;
    font-weight: 600;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
`;

const Quote = styled(Said)`
  font-size: 18px;
  overflow-wrap: anywhere;
`;

/** From here on a score is proficient (docs/specification.md, section 9). */
const goodFrom = 8;
/** More would be a crowd on so small a plot; the latest tell most. */
const plotted = 12;

const scoreText = (score: number) => formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dayOf = (at: string) => formatDate(at, { day: 'numeric', month: 'short' });

/** One criterion: its scores scene by scene, what changed in a sentence or two, and the best line so far. */
export function CriterionProgress({ criterion }: { criterion: Progress }): ReactNode {
  const t = texts.useText();
  const { name, about, gained, lost, best } = criterion;
  const scores = criterion.scores.slice(-plotted);
  const [first, last] = [scores[0]!, scores.at(-1)!];
  const by = Math.round((last.score - first.score) * 10) / 10;
  const way = scores.length === 1 ? 'first' : by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  const label = t('plot', {
    name,
    scores: scores.map(({ score, endedAt }) => `${scoreText(score)} (${dayOf(endedAt)})`).join(', '),
  });
  return (
    <Line>
      <Level>
        <Row between gap={2}>
          <h3>{name}</h3>
          <Figures>{scoreText(last.score)}</Figures>
        </Row>
        <SmallPlot label={label} values={scores.map(({ score }) => score)} from={1} to={10} goodFrom={goodFrom} />
      </Level>
      <Words>
        <Fine tone={3}>{about}</Fine>
        <Small>{t('change', { way, by: scoreText(Math.abs(by)), count: scores.length })}</Small>
        {gained !== null && <Small tone={2}>{t('gained', { text: gained })}</Small>}
        {lost !== null && <Small tone={2}>{t('lost', { text: lost })}</Small>}
        {best && (
          <div>
            <Fine tone={3}>{t('best')}</Fine>
            <Quote as="blockquote">{t('quoted', { text: best.quote })}</Quote>
            <Fine tone={2}>
              <TextLink as={Link} to={pathTo('feedback', undefined, { uuid: best.conversationUuid })}>
                {sceneOf(criterion, best.conversationUuid, t)}
              </TextLink>
            </Fine>
          </div>
        )}
      </Words>
    </Line>
  );
}

/** "Ask for the raise, 21 Nov, 8.4". */
function sceneOf({ scores }: Progress, conversationUuid: string, t: ReturnType<typeof texts.useText>): string {
  const scene = scores.find((one) => one.conversationUuid === conversationUuid);
  if (!scene) return '';
  return t('scene', { title: scene.title, day: dayOf(scene.endedAt), score: scoreText(scene.score) });
}
