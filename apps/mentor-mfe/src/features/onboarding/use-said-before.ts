import { useEffect, useState } from 'react';
import { forgetSaidBefore, readSaidBefore } from '@greenroom/about-you';
import { useOnboardingSaveMutation } from '@greenroom/api-client';
import { useFetchUser } from '@greenroom/auth';
import type { Onboarding } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { questions } from './questions.ts';

/**
 * Gives the account what was said before it was there, in the quiz: what has an answer is not asked again, and where
 * nothing is left to ask one goes on at once.
 * @param onboarding what the account has; nothing until that is known
 * @param next where one goes on; nothing where the address asks for a question, which is shown then
 * @returns whether that is behind one. What could not be given waits for the next time
 */
export function useSaidBefore(onboarding: Onboarding | undefined, next: string | undefined): boolean {
  const [save] = useOnboardingSaveMutation();
  const fetchUser = useFetchUser();
  const navigate = useNavigate();
  const [given, setGiven] = useState(false);
  const known = onboarding !== undefined;

  useEffect(() => {
    if (!onboarding) return;
    const said = Object.fromEntries(
      Object.entries(readSaidBefore()).filter(([question]) => onboarding[question as keyof Onboarding] === null),
    );
    const answered = questions.every((question) => onboarding[question] !== null || question in said);
    const leaveTo = answered ? next : undefined;
    const give = async () => {
      if (onboarding.status !== 'open' || Object.keys(said).length === 0) return setGiven(true);
      const { error } = await save({ body: { ...said, ...(leaveTo !== undefined && { status: 'done' }) } });
      if (!error) forgetSaidBefore();
      if (error || leaveTo === undefined) return setGiven(true);
      await fetchUser();
      await navigate(leaveTo, { replace: true });
    };
    void give();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, by what the account had at first
  }, [known]);

  return given;
}
