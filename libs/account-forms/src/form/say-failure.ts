import type { ApiError } from '@greenroom/api-client';
import { sentences, type SentenceKey } from '@greenroom/contracts';

/** A message of this app by its key, with its values; `details` is the server's own text, shown below it. */
export type Saying =
  | { key: `sentence.${SentenceKey}`; minutes?: undefined; details?: string }
  | { key: 'form.tryAgainIn'; minutes: number; details?: undefined };

const keyBySentence = new Map(Object.entries(sentences).map(([key, words]) => [words as string, key as SentenceKey]));

/** Returns the message for an English sentence of the API; undefined when the contracts do not define it. */
export function sayingOf(sentence: string): Saying | undefined {
  const key = keyBySentence.get(sentence);
  return key && { key: `sentence.${key}` };
}

/**
 * Returns what to show when a call failed (specification, section 8).
 * @param fields the form's own fields: an error at one of them is shown at that field
 * @returns undefined when the error is shown elsewhere: at a field, or on the log-in page the user is sent to
 */
export function sayFailure(error: ApiError, fields: readonly string[]): Saying | undefined {
  const elsewhere = error.fields?.find(({ path }) => !fields.includes(path));
  if (error.fields?.length && !elsewhere) return undefined;
  if (error.code === 'offline') return { key: 'sentence.forgotPasswordOffline' };
  if (error.code === 'rate_limited' && error.retryAfterSeconds !== undefined)
    return { key: 'form.tryAgainIn', minutes: Math.max(1, Math.ceil(error.retryAfterSeconds / 60)) };
  if (error.code === 'rate_limited') return { key: 'sentence.tooManyTries' };
  if (error.answer !== undefined) return { key: 'sentence.forgotPasswordFailed', details: error.answer };
  return sayingOf(elsewhere?.message ?? error.message) ?? { key: 'sentence.forgotPasswordFailed' };
}
