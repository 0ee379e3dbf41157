import { useCallback } from 'react';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { isRefusal } from './refused.ts';

/** From so many messages on that are left, each one is looked at. */
const nearlyUsedUp = 10;

/** For after something was said: asks how much is left, where it is little or was refused. */
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
