import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type CriterionProgress as Progress } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Figures, Fine, Row, Said, Small, TextLink } from '@greenroom/shared-ui';
import { SmallPlot } from '@greenroom/shared-ui/plots';
import { dayOf, scoreText } from './figures-in-words.ts';
import { Level, Line, plotted, Words } from './progress-row.ts';
import { texts } from './progress-texts.ts';

const Quote = styled(Said)`
  font-size: 18px;
  overflow-wrap: anywhere;
`;

/** Scores from here on are proficient (docs/specification.md, section 9). */
const goodFrom = 8;

/** One criterion: its scores from scene to scene, the change in a sentence or two, and the best line so far. */
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
        <SmallPlot
          label={label}
          values={scores.map(({ score }) => score)}
          from={1}
          to={10}
          good={{ from: goodFrom, to: null }}
        />
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
              <TextLink alone as={Link} to={pathTo('feedback', undefined, { uuid: best.conversationUuid })}>
                {sceneOf(criterion, best.conversationUuid, t)}
              </TextLink>
            </Fine>
          </div>
        )}
      </Words>
    </Line>
  );
}

/** Returns "Ask for the raise, 21 Nov, 8.4". */
export function sceneOf({ scores }: Progress, conversationUuid: string, t: ReturnType<typeof texts.useText>): string {
  const scene = scores.find((one) => one.conversationUuid === conversationUuid);
  if (!scene) return '';
  return t('scene', { title: scene.title, day: dayOf(scene.endedAt), score: scoreText(scene.score) });
}
