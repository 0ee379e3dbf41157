import { ApiFailure } from '@greenroom/contracts';
import { AppStoreError } from '@greenroom/ports/app-store';

/** Seconds after which Apple, or the app, should try again. */
const retryAfterSeconds = 60;

/** Runs `work`, and logs Apple’s errors and turns them into answers for the caller. */
export async function asFailure<T>(
  work: () => Promise<T>,
  log: { warn(facts: object, message: string): void },
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppStoreError)) throw error;
    log.warn({ err: error }, 'A signed text of Apple was not accepted');
    if (error.trouble === 'forged') throw new ApiFailure('bad_request', 'Apple did not sign this for this app');
    throw new ApiFailure('unavailable', 'Apple does not answer', undefined, { retryAfterSeconds });
  }
}
