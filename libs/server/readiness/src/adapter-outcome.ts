import type { AdapterFailure } from '@greenroom/contracts';
import { LanguageModelError } from '@greenroom/ports/language-model';
import { MailRefusedError } from '@greenroom/ports/mailer';
import { PaymentsError } from '@greenroom/ports/payments';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';

export type AdapterOutcome = 'success' | AdapterFailure;

/**
 * Returns what a call that threw says about its adapter.
 * @param signal the caller's, if the call took one
 * @returns `success` if a working adapter refused this one request, such as a declined card; undefined if the caller
 * aborted the call before the adapter could show anything
 */
export function outcomeOf(error: unknown, signal: AbortSignal | undefined): AdapterOutcome | undefined {
  if (signal?.aborted) return (signal.reason as Error | null)?.name === 'TimeoutError' ? 'too-slow' : undefined;
  if (error instanceof LanguageModelError) return error.trouble === 'refused' ? 'success' : error.trouble;
  if (error instanceof SpeechEngineError) return error.trouble === 'unknown-language' ? 'success' : error.trouble;
  if (error instanceof PaymentsError)
    return error.trouble === 'unavailable' || error.trouble === 'refused' ? error.trouble : 'success';
  return error instanceof MailRefusedError ? 'success' : 'unavailable';
}
