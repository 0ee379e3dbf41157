import { ApiFailure } from '@greenroom/contracts';
import { AppStoreError } from '@greenroom/ports/app-store';

/** Seconds after which Apple, or the app, should try again. */
const retryAfterSeconds = 60;

/** Runs `work` and turns Apple’s errors into answers for the caller. */
export async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppStoreError)) throw error;
    if (error.trouble === 'forged') throw new ApiFailure('bad_request', 'Apple did not sign this for this app');
    throw new ApiFailure('unavailable', 'Apple does not answer', undefined, { retryAfterSeconds });
  }
}
