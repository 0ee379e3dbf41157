import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import {
  type CriterionProgress,
  type MeasureProgress,
  pathTo,
  type RoleplayProgress,
  type SpeechProgress,
} from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { measureTexts } from '@greenroom/speech-feedback';
import { below, Fine, Head, Lead, Said, TextLink } from '@greenroom/shared-ui';
import { sceneOf } from './criterion-progress.tsx';
import { scoreText } from './figures-in-words.ts';
import { useMeasureChange } from './measure-progress.tsx';
import { texts } from './progress-texts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-6);
  max-width: 900px;
  padding-bottom: var(--s-6);
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.section`
  display: grid;
  gap: 8px;
  align-content: start;
`;

const Quote = styled(Said)`
  font-size: 22px;
  overflow-wrap: anywhere;
`;

interface OverviewProps {
  categories: RoleplayProgress['categories'];
  measures: SpeechProgress['measures'];
}

/** The greatest change, and the best line so far. */
export function Overview({ categories, measures }: OverviewProps): ReactNode {
  const t = texts.useText();
  const criteria = categories.flatMap((category) => category.criteria);
  const measure = mostChanged(measures);
  const criterion = mostMoved(criteria);
  const best = bestLine(criteria);
  return (
    <Columns>
      {(measure ?? criterion) && (
        <Cell>
          <Head as="h2">{t('changed.title')}</Head>
          <Lead as="p">
            {measure ? (
              <MeasureSentence progress={measure} />
            ) : (
              criterion && <CriterionSentence criterion={criterion} />
            )}
          </Lead>
        </Cell>
      )}
      {best?.best && (
        <Cell>
          <Head as="h2">{t('best')}</Head>
          <Quote as="blockquote">{t('quoted', { text: best.best.quote })}</Quote>
          <Fine tone={2}>
            {best.name},{' '}
            <TextLink as={Link} to={pathTo('feedback', undefined, { uuid: best.best.conversationUuid })}>
              {sceneOf(best, best.best.conversationUuid, t)}
            </TextLink>
          </Fine>
        </Cell>
      )}
    </Columns>
  );
}

function MeasureSentence({ progress }: { progress: MeasureProgress }): ReactNode {
  const t = texts.useText();
  const say = measureTexts.useText();
  return t('changed.measure', { name: say(`measure.${progress.name}`), change: useMeasureChange(progress) });
}

function CriterionSentence({ criterion: { name, scores } }: { criterion: CriterionProgress }): ReactNode {
  const t = texts.useText();
  const [from, to] = [scores[0]!.score, scores.at(-1)!.score];
  const way = to > from ? 'up' : to < from ? 'down' : 'same';
  return t('changed.criterion', { name, way, from: scoreText(from), to: scoreText(to) });
}

/** Changes worth a sentence, the most important first. */
const telling: readonly MeasureProgress['change']['way'][] = ['into', 'out', 'closer', 'further'];

function mostChanged(measures: readonly MeasureProgress[]): MeasureProgress | undefined {
  const place = ({ change }: MeasureProgress) => telling.indexOf(change.way);
  return measures.filter((one) => place(one) >= 0).toSorted((a, b) => place(a) - place(b))[0];
}

function mostMoved(criteria: readonly CriterionProgress[]): CriterionProgress | undefined {
  const by = ({ scores }: CriterionProgress) => Math.abs(scores.at(-1)!.score - scores[0]!.score);
  return criteria.filter(({ scores }) => scores.length > 1).toSorted((a, b) => by(b) - by(a))[0];
}

function bestLine(criteria: readonly CriterionProgress[]): CriterionProgress | undefined {
  return criteria.filter(({ best }) => best).toSorted((a, b) => b.best!.score - a.best!.score)[0];
}
