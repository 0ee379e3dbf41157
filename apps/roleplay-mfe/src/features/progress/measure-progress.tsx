import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type MeasureProgress as Progress, pathTo } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { goodRange, measureRails, measureTexts, RatingTag } from '@greenroom/speech-feedback';
import { Figures, Fine, Row, Small, TextLink } from '@greenroom/shared-ui';
import { SmallPlot } from '@greenroom/shared-ui/plots';
import { dayOf } from './figures-in-words.ts';
import { Level, Line, plotted, Words } from './progress-row.ts';
import { texts } from './progress-texts.ts';

/* The overview puts the same words after a colon. */
const Sentence = styled(Small)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** One speech measure: its values over scenes and meetings, and the change in a sentence. */
export function MeasureProgress({ progress }: { progress: Progress }): ReactNode {
  const t = texts.useText();
  const say = measureTexts.useText();
  const { name, good } = progress;
  const values = progress.values.slice(-plotted);
  const last = values.at(-1)!;
  const range = goodRange(say, progress);
  const said = values.map(({ value, at, place }) =>
    t('measure.value', { value: figure(value), day: dayOf(at), place }),
  );
  const [least, most] = railOf(progress);
  return (
    <Line>
      <Level>
        <Row between gap={2}>
          <h3>{say(`measure.${name}`)}</h3>
          <Figures>{figure(last.value)}</Figures>
        </Row>
        <SmallPlot
          label={t('measure.plot', { name: say(`measure.${name}`), values: said.join(', '), range })}
          {...{
            values: values.map(({ value }) => Math.min(most, Math.max(least, value))),
            from: least,
            to: most,
            good,
          }}
        />
      </Level>
      <Words>
        <Row gap={3} wrap>
          <RatingTag rating={last.rating} />
          <Fine as="span" tone={3}>
            {range}
          </Fine>
        </Row>
        <Sentence>{useMeasureChange(progress)}</Sentence>
        <Fine tone={2}>
          {t('measure.last')}{' '}
          <TextLink
            as={Link}
            to={pathTo(last.place === 'scene' ? 'feedback' : 'meetingsFeedback', undefined, {
              uuid: last.conversationUuid,
            })}
          >
            {t('measure.where', { title: last.title, day: dayOf(last.at) })}
          </TextLink>
        </Fine>
      </Words>
    </Line>
  );
}

/** Returns "From 7.1 to 4.2 a minute: now in the good range." */
export function useMeasureChange({ unit, change: { way, from, to } }: Pick<Progress, 'unit' | 'change'>): string {
  const t = texts.useText();
  const say = measureTexts.useText();
  return t('measure.change', { way, from: figure(from), to: say(`value.${unit}`, { value: figure(to) }) });
}

const figure = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** Returns the range of the plot: the part of the measure's rail that has values or the good range. */
function railOf({ name, values, good }: Progress): readonly [number, number] {
  const [least, most] = measureRails[name] ?? [0, Math.max(...values.map(({ value }) => value))];
  const shown = [...values.map(({ value }) => value), good.from ?? least, good.to ?? most];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const room = (high - low) * 0.15 || 1;
  return [Math.max(least, low - room), Math.min(most, high + room)];
}
