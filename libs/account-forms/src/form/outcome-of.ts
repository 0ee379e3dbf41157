import type { ApiError } from '@greenroom/api-client';
import { failureOf } from './failure-of.ts';

/**
 * What a form's sending came to: does what follows where it was taken, and gives what went wrong where it was not.
 * @param renamed the form's name of a field, by the name the API has for it
 */
export async function outcomeOf<Data>(
  sending: PromiseLike<{ data?: Data; error?: unknown }>,
  taken?: (data: Data) => unknown,
  renamed?: Record<string, string>,
): Promise<ApiError | undefined> {
  const { data, error } = await sending;
  if (error === undefined) await taken?.(data as Data);
  return failureOf(error, renamed);
}
