import { useCallback } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import type { Occasion } from '@greenroom/contracts';
import { useOccasionChangeMutation, useOccasionsReadQuery } from '../../../shared/occasions/index.ts';

/**
 * Makes a sentence one's line for what is coming up next.
 * @returns nothing where nothing is coming up; else what tells whether it was stored
 */
export function useTakeLine(): ((line: string) => Promise<boolean>) | undefined {
  const { user } = useCurrentUser();
  const { data } = useOccasionsReadQuery(undefined, { skip: !user.loggedIn });
  const [change] = useOccasionChangeMutation();
  const next = data?.occasions[0];
  const take = useCallback(
    async (line: string) => {
      if (!next) return false;
      const { data: answer } = await change(withLine(next, line));
      return answer?.care === null;
    },
    [next, change],
  );
  return next && take;
}

/** The request that changes only an occasion's line. */
export function withLine({ occasionId, what, withWhom, on, goodEnd, fear }: Occasion, line: string) {
  return { params: { occasionId }, body: { what, withWhom, on, goodEnd, fear, line } };
}
