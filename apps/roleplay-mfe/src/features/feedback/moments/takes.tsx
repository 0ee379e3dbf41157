import styled from '@emotion/styled';
import { ArrowUpRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SceneFeedback, SceneMoment, SceneTake } from '@greenroom/contracts';
import { below, Body, Figures, Fine, Icon, Row, Said, Small, TextButton } from '@greenroom/shared-ui';
import { lit, litStyle, moodReason, moodTexts } from '../../../shared/mood/index.ts';
import { portraitOf } from '../../../shared/scene/index.ts';
import { texts } from '../feedback-texts.ts';
import { scoreText } from '../score-rail.tsx';
import { useRoleplayTakeDeleteMutation } from './takes-api.ts';

const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--s-5);
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 10px;
  align-content: start;
  min-width: 0;
  max-width: 420px;
  padding-top: 12px;
  border-top: 2px solid var(--line-strong);
  overflow-wrap: anywhere;
`;

const Portrait = styled.img`
  width: 56px;
  height: 64px;
  object-fit: cover;
  object-position: 50% 20%;
  border-radius: 4px;
  ${lit}
`;

const Verdict = styled(Small)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  align-items: start;
  svg {
    margin-top: 2px;
    color: var(--warn);
  }
  &[data-met] svg {
    color: var(--good);
  }
`;

interface TakesProps {
  notes: SceneFeedback;
  moment: SceneMoment;
}

/** The original line and its takes side by side: the words, the answer, the light, and what to know of each. */
export function Takes({ notes, moment }: TakesProps): ReactNode {
  const t = texts.useText();
  const { criterion, mood, score, said, position, takes, advice } = moment;
  const answer = notes.script.find((line) => line.position === position + 1 && line.author === 'partner');
  return (
    <Columns aria-label={t('moments.takes')}>
      <TakeColumn
        {...{ notes, criterion: criterion.name, score, says: advice, isMet: false, text: said }}
        title={t('moments.asPlayed')}
        mood={mood.after}
        answer={answer?.text}
      />
      {takes.map((take, at) => (
        <TakeColumn
          key={take.takeUuid}
          {...{ notes, criterion: criterion.name, score: take.score, says: take.says, isMet: take.isMet }}
          title={t('moments.take', { take: at + 1 })}
          text={take.text}
          mood={take.mood.mood}
          answer={take.answer.text}
          take={take}
          number={at + 1}
          before={mood.before}
        />
      ))}
    </Columns>
  );
}

interface ColumnProps {
  notes: SceneFeedback;
  title: string;
  text: string;
  answer: string | undefined;
  /** The partner's mood after it. */
  mood: number;
  criterion: string;
  score: number;
  says: string;
  isMet: boolean;
  /** The take, which can be deleted; left out for the original line. */
  take?: SceneTake;
  /** Number of the take, from 1. */
  number?: number;
  /** The partner's mood before the take. */
  before?: number;
}

function TakeColumn({ notes, title, text, answer, mood, criterion, score, says, isMet, ...ofTake }: ColumnProps) {
  const { take, number = 0, before } = ofTake;
  const t = texts.useText();
  const m = moodTexts.useText();
  const [remove, { isLoading, isError }] = useRoleplayTakeDeleteMutation();
  const { partner, voice, userRolePlayUuid, conversationUuid } = notes;
  const light = take && before !== undefined ? moodReason(take.mood, before, partner.name, m) : undefined;
  // A take that cost trust says so first.
  const isDark = !isMet && take !== undefined && before !== undefined && take.mood.mood < before;
  const address = { conversationUuid, params: { userRolePlayUuid, takeUuid: take?.takeUuid ?? '' } };
  return (
    <Column>
      <Row gap={3}>
        <Portrait src={portraitOf({ ...partner, voice })} alt={light ?? ''} style={litStyle(mood)} />
        <div>
          <Small as="h3">{title}</Small>
          <Fine tone={2}>
            {criterion} <Figures>{scoreText(score)}</Figures>
          </Fine>
        </div>
      </Row>
      <Body>{t('quoted', { text })}</Body>
      {answer !== undefined ? (
        <Said lang={notes.language ?? undefined}>{t('quoted', { text: answer })}</Said>
      ) : (
        <span />
      )}
      <Verdict as="div" tone={2} data-met={isMet ? '' : undefined}>
        <Icon of={isMet ? Check : ArrowUpRight} />
        <span>{light !== undefined && isDark ? `${light} ${says}` : says}</span>
      </Verdict>
      {take && (
        <div data-paper="none">
          <TextButton alone type="button" size="fine" disabled={isLoading} onClick={() => void remove(address)}>
            {t('moments.delete', { take: number })}
          </TextButton>
          {isError && (
            <Fine tone="bad" role="alert">
              {t('delete.failed')}
            </Fine>
          )}
        </div>
      )}
    </Column>
  );
}
