import type { ApiError } from '@greenroom/api-client';
import { sentences, type SentenceKey } from '@greenroom/contracts';

/** A message of this app's by its key, with what fills it; `details` are a server's own words, shown below it. */
export type Saying =
  | { key: `sentence.${SentenceKey}`; minutes?: undefined; details?: string }
  | { key: 'form.tryAgainIn'; minutes: number; details?: undefined };

const keyBySentence = new Map(Object.entries(sentences).map(([key, words]) => [words as string, key as SentenceKey]));

/** The message for a sentence of the API's, which speaks English; none where it is not one of the contracts'. */
export function sayingOf(sentence: string): Saying | undefined {
  const key = keyBySentence.get(sentence);
  return key && { key: `sentence.${key}` };
}

/**
 * What to say of a call that failed (specification, section 8).
 * @param fields names of the form's own fields: what is wrong at one of them is said there
 * @returns nothing where all of it is said elsewhere: at a field, or by the log-in page one is being brought to
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
