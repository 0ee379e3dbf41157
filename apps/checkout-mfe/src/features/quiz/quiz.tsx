import { useEffect, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pathTo } from '@greenroom/contracts';
import { usePageTitle, useSearchParams } from '@greenroom/navigation';
import { Page } from '@greenroom/shared-ui';
import { keepQuizAnswers, readQuizAnswers, type QuizAnswers } from '../../shared/said/index.ts';
import { AskedQuestion } from './asked-question.tsx';
import { OfferStrip } from './offer-strip.tsx';
import { numberOf, questionAt } from './quiz-questions.ts';
import { quizMessages } from './messages/index.ts';

/**
 * The questions before the paywall. Each answer is kept in this tab at once, so that a person can leave and come back.
 */
export function Quiz(): ReactNode {
  const t = quizMessages.useText();
  usePageTitle(t('quiz.title'));
  const [search, setSearch] = useSearchParams();
  const { promotionOn } = useCurrentUser().user;
  const [answers, setAnswers] = useState(readQuizAnswers);
  // Answers given meanwhile do not change the current question.
  const [first] = useState(answers);
  const question = questionAt(search.get('question'), first);
  const returnTo = search.get('returnTo') ?? undefined;
  const named = search.has('question');

  // The browser's back button returns to the question that was on screen, whatever was answered since.
  useEffect(() => {
    if (named) return;
    setSearch(
      (params) => {
        params.set('question', String(numberOf(question)));
        return params;
      },
      { replace: true },
    );
  }, [named, question, setSearch]);

  const change = (changed: QuizAnswers) => {
    keepQuizAnswers(changed);
    setAnswers(changed);
  };
  return (
    <Page bleed>
      {promotionOn && <OfferStrip />}
      <AskedQuestion
        key={question}
        question={question}
        answers={answers}
        change={change}
        next={pathTo(promotionOn ? 'promotion' : 'checkoutMembership', undefined, { returnTo })}
      />
    </Page>
  );
}
