import { failureOf, useEnter } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import type { RequestOf } from '@greenroom/contracts';
import { useAuthPage } from '../../shared/auth-page/index.ts';
import { useAuthFactorMutation } from './second-factor-api.ts';

type Given = RequestOf<'authFactor'>['body']['given'];

/** Returns a function that submits a second factor: completes the log-in, or returns what was wrong. */
export function useGiveFactor(): (given: Given) => Promise<ApiError | undefined> {
  const { returnTo } = useAuthPage();
  const enter = useEnter();
  const [give] = useAuthFactorMutation();
  return async (given) => {
    const { data, error } = await give({ body: { returnTo, given } });
    if (data) await enter(data);
    return failureOf(error, { 'given.code': 'code' });
  };
}
