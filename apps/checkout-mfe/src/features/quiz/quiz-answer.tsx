import type { ReactNode } from 'react';
import { Answer } from '@greenroom/about-you';
import { Pick, PickRow, Small } from '@greenroom/shared-ui';
import { practices, type QuizAnswers } from '../../shared/said/index.ts';
import { MomentTiles } from './moment-tiles.tsx';
import type { QuizQuestion } from './quiz-questions.ts';
import { quizMessages } from './messages/index.ts';

interface QuizAnswerProps {
  question: QuizQuestion;
  labelledBy: string;
  answers: QuizAnswers;
  change(answers: QuizAnswers): void;
}

/** The input for the answer to a question. */
export function QuizAnswer({ question, labelledBy, answers, change }: QuizAnswerProps): ReactNode {
  const t = quizMessages.useText();
  if (question === 'moment')
    return (
      <MomentTiles
        legend={t('quiz.moment')}
        chosen={answers.moment}
        choose={(moment) => change({ ...answers, moment })}
      />
    );
  if (question === 'practice')
    return (
      <Pick legend={t('quiz.practice')} hideLegend>
        {practices.map((one) => (
          <PickRow
            key={one}
            value={one}
            checked={answers.practice === one}
            onChange={() => change({ ...answers, practice: one })}
          >
            {t(`practice.${one}`)}
            <Small as="span" tone={2} style={{ display: 'block' }}>
              {t(`practice.${one}.text`)}
            </Small>
          </PickRow>
        ))}
      </Pick>
    );
  const { goal = null, withWhom = null, manner = null } = answers;
  return (
    <Answer
      question={question}
      labelledBy={labelledBy}
      answers={{ goal, withWhom, manner }}
      change={(said) => change({ ...answers, ...said })}
    />
  );
}
