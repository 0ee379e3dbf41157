import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { bounds, manners, type Onboarding, peopleOneSpeaksWith } from '@greenroom/contracts';
import { below, Pick, PickRow, Said, TextArea } from '@greenroom/shared-ui';
import { aboutMessages } from './messages/index.ts';

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
  question: keyof Answers;
  labelledBy: string;
  answers: Answers;
  change(answers: Answers): void;
}

/** Renders the input for one of the three questions about the user. */
export function Answer({ question, labelledBy, answers, change }: AnswerProps): ReactNode {
  const t = aboutMessages.useText();
  if (question === 'goal')
    return (
      <TextArea
        name="goal"
        rows={3}
        aria-labelledby={labelledBy}
        placeholder={t('about.goalSample')}
        maxLength={bounds.onboardingAnswerLength}
        value={answers.goal ?? ''}
        onChange={({ target }) => change({ ...answers, goal: target.value })}
      />
    );
  if (question === 'withWhom')
    return (
      <Pick legend={t('about.withWhom')} hideLegend>
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
    <Pick legend={t('about.manner')} hideLegend>
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
