import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useId, useState, type SyntheticEvent, type ReactNode } from 'react';
import { Answer, type Answers, useQuestionHeading, useQuestionWords } from '@greenroom/about-you';
import { pressed } from '@greenroom/analytics';
import { useOnboardingSaveMutation } from '@greenroom/api-client';
import { useFetchUser } from '@greenroom/auth';
import { answerOf, codeOf, type Onboarding } from '@greenroom/contracts';
import { useNavigate, useSearchParams } from '@greenroom/navigation';
import { Button, Display, ErrorDetails, Icon, Lead, Steps, Tag } from '@greenroom/shared-ui';
import { Middle, QuestionLayout, Ways } from './question-layout.tsx';
import { numberOf, questionAfter, questionBefore, questions, type Question } from './questions.ts';
import { onboardingMessages } from './messages/index.ts';

interface AskedQuestionProps {
  question: Question;
  onboarding: Onboarding;
  /** Path to open after this question. */
  next: string;
}

/** Shows one question with buttons to continue, go back and leave. It can be left empty. */
export function AskedQuestion({ question, onboarding, next }: AskedQuestionProps): ReactNode {
  const t = onboardingMessages.useText();
  const { asked, why } = useQuestionWords(question);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [save, { isLoading }] = useOnboardingSaveMutation();
  const fetchUser = useFetchUser();
  const [answers, setAnswers] = useState<Answers>(onboarding);
  const [failed, setFailed] = useState<unknown>();
  const heading = useQuestionHeading();
  const headingId = useId();
  const after = questionAfter(question);
  const before = questionBefore(question);

  const keep = async (changed: Partial<Onboarding>) => {
    const { error } = await save({ body: changed });
    setFailed(error);
    return error === undefined;
  };
  const show = (other: Question) => {
    const params = new URLSearchParams(search);
    params.set('question', String(numberOf(other)));
    setSearch(params);
  };
  const leave = async (status: 'done' | 'skipped', answer: Partial<Onboarding>) => {
    if (!(await keep({ ...answer, status }))) return;
    await fetchUser();
    await navigate(next, { replace: true });
  };
  const given = () => ({ [question]: question === 'goal' ? answers.goal?.trim() || null : answers[question] });
  const goOn = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!after) return leave('done', given());
    if (await keep(given())) show(after);
  };
  return (
    <QuestionLayout
      question={question}
      manner={answers.manner}
      skip={
        <Button
          {...pressed('onboarding.skip')}
          variant="quiet"
          size="s"
          disabled={isLoading}
          onClick={() => void leave('skipped', given())}
        >
          {t('onboarding.skip')}
        </Button>
      }
    >
      <form onSubmit={goOn} aria-labelledby={headingId}>
        <Middle>
          <Steps now={numberOf(question)} of={questions.length}>
            {t('onboarding.step', { now: numberOf(question), of: questions.length })}
          </Steps>
          <Display ref={heading} id={headingId} tabIndex={-1}>
            {asked}
          </Display>
          <Lead>{why}</Lead>
          <Answer question={question} labelledBy={headingId} answers={answers} change={setAnswers} />
          {failed !== undefined && (
            <div role="alert">
              <Tag icon={CircleAlert} tone="bad">
                {t(codeOf(failed) === 'offline' ? 'onboarding.actionOffline' : 'onboarding.actionFailed')}
              </Tag>
              <ErrorDetails>{answerOf(failed)}</ErrorDetails>
            </div>
          )}
        </Middle>
        <Ways>
          {before ? (
            <Button variant="quiet" onClick={() => show(before)}>
              <Icon of={ArrowLeft} /> {t('onboarding.back')}
            </Button>
          ) : (
            <span />
          )}
          <Button
            {...pressed(`onboarding.${question}`)}
            type="submit"
            variant="primary"
            busy={isLoading}
            busyLabel={t('onboarding.saving')}
          >
            {t(after ? 'onboarding.on' : 'onboarding.done')}
          </Button>
        </Ways>
      </form>
    </QuestionLayout>
  );
}
