import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useQuestionHeading } from '@greenroom/about-you';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import { Link, useNavigate, useSearchParams } from '@greenroom/navigation';
import {
  below,
  Button,
  ButtonLink,
  Display,
  Icon,
  Lead,
  Stack,
  Steps,
  StickyActions,
  Wrap,
} from '@greenroom/shared-ui';
import type { QuizAnswers } from '../../shared/said/index.ts';
import { QuizAnswer } from './quiz-answer.tsx';
import { numberOf, questionAfter, questionBefore, quizLength, type QuizQuestion } from './quiz-questions.ts';
import { quizMessages } from './messages/index.ts';

const Asking = styled(Wrap)`
  padding-block: var(--s-4) var(--s-6);
  h1:focus {
    outline: none;
  }
`;

const Words = styled(Stack)`
  max-width: 820px;
`;

const Given = styled.div`
  margin-block: var(--s-6);
  &[data-narrow] {
    max-width: 640px;
  }
  ${below.lg} {
    margin-block: var(--s-5);
  }
`;

const Ways = styled(StickyActions)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  margin-inline: calc(-1 * var(--edge));
  padding-inline: var(--edge);
`;

interface AskedQuestionProps {
  question: QuizQuestion;
  answers: QuizAnswers;
  change(answers: QuizAnswers): void;
  /** The address after the last question. */
  next: string;
}

/** Shows one question with its controls to continue, go back and skip. No question requires an answer. */
export function AskedQuestion({ question, answers, change, next }: AskedQuestionProps): ReactNode {
  const t = quizMessages.useText();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { promotionOn } = useCurrentUser().user;
  const heading = useQuestionHeading();
  const headingId = useId();
  const after = questionAfter(question);
  const before = questionBefore(question);

  const show = (other: QuizQuestion) => {
    const params = new URLSearchParams(search);
    params.set('question', String(numberOf(other)));
    setSearch(params);
  };
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (after) show(after);
    else void navigate(next);
  };
  const done = promotionOn ? 'quiz.offerDone' : 'quiz.done';
  return (
    <Asking>
      <form onSubmit={goOn} aria-labelledby={headingId}>
        <Words gap={4}>
          <Steps now={numberOf(question)} of={quizLength}>
            {t('quiz.step', { now: numberOf(question), of: quizLength })}
          </Steps>
          <Display ref={heading} id={headingId} tabIndex={-1}>
            {t(`quiz.${question}`)}
          </Display>
          {question !== 'moment' && <Lead>{t(`quiz.${question}Why`)}</Lead>}
        </Words>
        <Given data-narrow={question === 'moment' ? undefined : true}>
          <QuizAnswer question={question} labelledBy={headingId} answers={answers} change={change} />
        </Given>
        <Ways>
          {before ? (
            <Button variant="quiet" onClick={() => show(before)}>
              <Icon of={ArrowLeft} /> {t('quiz.back')}
            </Button>
          ) : (
            <ButtonLink variant="quiet" as={Link} to={next} {...pressed('quiz.skip')}>
              {t('quiz.skip')}
            </ButtonLink>
          )}
          <Button {...pressed(`quiz.${question}`)} type="submit" variant="primary">
            {t(after ? 'quiz.on' : done)}
          </Button>
        </Ways>
      </form>
    </Asking>
  );
}
