import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { useAuthConfirmAddressMutation } from './confirm-address-api.ts';

type Confirming =
  | { state: 'asking' }
  | { state: 'done' }
  | { state: 'spent' }
  | { state: 'taken' }
  | { state: 'failed'; error: ApiError };

/** Sends the token of the link, once: it holds once. */
export function useConfirming(): { confirming: Confirming; retry(): void } {
  const token = useMailedToken();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [confirm] = useAuthConfirmAddressMutation();
  const [confirming, setConfirming] = useState<Confirming>({ state: token === undefined ? 'spent' : 'asking' });
  const asked = useRef<string>(undefined);

  const ask = useCallback(
    async (mailed: string) => {
      setConfirming({ state: 'asking' });
      const { error } = await confirm({ body: { token: mailed } });
      const failure = failureOf(error);
      setConfirming(outcome(failure));
      if (!failure) void fetchUser();
    },
    [confirm, fetchUser],
  );

  useEffect(() => {
    if (token === undefined || asked.current === token) return;
    asked.current = token;
    void ask(token);
  }, [token, ask]);

  // A link opened twice was good the first time.
  const spentButConfirmed = confirming.state === 'spent' && token !== undefined && user.emailConfirmed;
  return {
    confirming: spentButConfirmed ? { state: 'done' } : confirming,
    retry: () => void (token !== undefined && ask(token)),
  };
}

function outcome(failure: ApiError | undefined): Confirming {
  if (!failure) return { state: 'done' };
  if (failure.code === 'unprocessable' || failure.code === 'bad_request') return { state: 'spent' };
  if (failure.code === 'conflict') return { state: 'taken' };
  return { state: 'failed', error: failure };
}
