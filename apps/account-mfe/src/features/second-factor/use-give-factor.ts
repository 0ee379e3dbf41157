import { failureOf, useEnter } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import type { RequestOf } from '@greenroom/contracts';
import { useDoor } from '../../shared/door/index.ts';
import { useAuthFactorMutation } from './second-factor-api.ts';

type Given = RequestOf<'authFactor'>['body']['given'];

/** Gives a second factor: one is in, or is told what was wrong with it. */
export function useGiveFactor(): (given: Given) => Promise<ApiError | undefined> {
  const { returnTo } = useDoor();
  const enter = useEnter();
  const [give] = useAuthFactorMutation();
  return async (given) => {
    const { data, error } = await give({ body: { returnTo, given } });
    if (data) await enter(data);
    return failureOf(error, { 'given.code': 'code' });
  };
}
