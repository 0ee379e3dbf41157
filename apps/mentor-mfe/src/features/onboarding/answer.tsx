import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { bounds, type Onboarding } from '@greenroom/contracts';
import { below, Pick, PickRow, Said, TextArea } from '@greenroom/shared-ui';
import { manners, peopleOneSpeaksWith, type Question } from './questions.ts';
import { onboardingMessages } from './messages/index.ts';

export type Answers = Omit<Onboarding, 'status'>;

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sample = styled(Said)`
  display: block;
  color: var(--text-2);
  input:checked + label & {
    color: var(--text);
  }
`;

interface AnswerProps {
  question: Question;
  labelledBy: string;
  answers: Answers;
  change(answers: Answers): void;
}

/** What one answers a question with. */
export function Answer({ question, labelledBy, answers, change }: AnswerProps): ReactNode {
  const t = onboardingMessages.useText();
  if (question === 'goal')
    return (
      <TextArea
        name="goal"
        rows={3}
        aria-labelledby={labelledBy}
        placeholder={t('onboarding.goalSample')}
        maxLength={bounds.onboardingAnswerLength}
        value={answers.goal ?? ''}
        onChange={({ target }) => change({ ...answers, goal: target.value })}
      />
    );
  if (question === 'withWhom')
    return (
      <Pick legend={t('onboarding.withWhom')} hideLegend>
        <TwoColumns>
          {peopleOneSpeaksWith.map((one) => (
            <PickRow
              key={one}
              value={one}
              checked={answers.withWhom === one}
              onChange={() => change({ ...answers, withWhom: one })}
            >
              {t(`withWhom.${one}`)}
            </PickRow>
          ))}
        </TwoColumns>
      </Pick>
    );
  return (
    <Pick legend={t('onboarding.manner')} hideLegend>
      {manners.map((one) => (
        <PickRow
          key={one}
          value={one}
          checked={answers.manner === one}
          onChange={() => change({ ...answers, manner: one })}
        >
          {t(`manner.${one}`)}
          <Sample as="span">{t(`manner.${one}.sample`)}</Sample>
        </PickRow>
      ))}
    </Pick>
  );
}
