import { useEffect, useState } from 'react';
import { forgetSaidBefore, readSaidBefore } from '@greenroom/about-you';
import { useOnboardingSaveMutation } from '@greenroom/api-client';
import { keepDraft, readDraft, useFetchUser } from '@greenroom/auth';
import { bounds, type Onboarding } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
// Without their texts, which this page does not show.
import { useOccasionAddMutation } from '../../shared/occasions/occasions-api.ts';
import { onlyWhat } from '../../shared/occasions/only-what.ts';
import { questions } from './questions.ts';

/**
 * Stores what the user said before sign-up in the account: the quiz answers, and the event that was entered on the
 * landing page, which is also the goal. Answered questions are not asked again, and if none is left the user goes on at once.
 * @param onboarding the account's answers; undefined while loading
 * @param next path to go on to; undefined if the URL names a question, which is then shown
 * @returns whether this is finished. Answers that could not be stored are kept for the next time
 */
export function useSaidBefore(onboarding: Onboarding | undefined, next: string | undefined): boolean {
  const [save] = useOnboardingSaveMutation();
  const [add] = useOccasionAddMutation();
  const fetchUser = useFetchUser();
  const navigate = useNavigate();
  const [given, setGiven] = useState(false);
  const known = onboarding !== undefined;

  // Now and not on the home page, which the user may not open in this tab. Adding an event twice stores it once.
  const storeEvent = async () => {
    const what = readDraft('coming-up');
    if (what === '') return;
    const { error } = await add({ body: onlyWhat(what) });
    if (!error) keepDraft('coming-up', '');
  };

  useEffect(() => {
    if (!onboarding) return;
    const said = Object.fromEntries(
      Object.entries({ ...readGoal(), ...readSaidBefore() }).filter(
        ([question]) => onboarding[question as keyof Onboarding] === null,
      ),
    );
    const answered = questions.every((question) => onboarding[question] !== null || question in said);
    const leaveTo = answered ? next : undefined;
    void storeEvent();
    const give = async () => {
      if (onboarding.status !== 'open' || Object.keys(said).length === 0) return setGiven(true);
      const { error } = await save({ body: { ...said, ...(leaveTo !== undefined && { status: 'done' }) } });
      if (!error) forgetSaidBefore();
      if (error || leaveTo === undefined) return setGiven(true);
      await fetchUser();
      await navigate(leaveTo, { replace: true });
    };
    void give();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the answers that the account had at first
  }, [known]);

  return given;
}

/** Reads the event kept at sign-up. */
function readGoal(): { goal?: string } {
  const goal = readDraft('coming-up').trim().slice(0, bounds.onboardingAnswerLength);
  return goal === '' ? {} : { goal };
}
