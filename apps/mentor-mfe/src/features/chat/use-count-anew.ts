import { useCallback } from 'react';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { isRefusal } from './refused.ts';

/** From this many remaining messages on, each message refreshes the allowance. */
const nearlyUsedUp = 10;

/** Returns a function to call after a message: refreshes the allowance when it is low or the message was refused. */
export function useCountAnew(): (code?: string) => void {
  const { allowance } = useCurrentUser().user;
  const fetchUser = useFetchUser();
  const isNear = allowance !== null && allowance.messagesLeft <= nearlyUsedUp;
  return useCallback(
    (code) => {
      if (isNear || isRefusal(code)) void fetchUser();
    },
    [isNear, fetchUser],
  );
}
