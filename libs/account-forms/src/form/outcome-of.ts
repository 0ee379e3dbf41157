import type { ApiError } from '@greenroom/api-client';
import { failureOf } from './failure-of.ts';

/**
 * Returns the failure of a form submission, and calls `taken` if it succeeded.
 * @param renamed the form's field names by the API's field names
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
