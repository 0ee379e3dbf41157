import { ApiFailure } from '@greenroom/contracts';
import { PaymentsError } from '@greenroom/ports/payments';

/** Runs `work` and turns the payment provider's errors into answers for the caller. */
export async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    switch (error.trouble) {
      case 'declined':
        throw declined(error);
      case 'not-found':
        throw new ApiFailure('not_found', 'There is nothing by that name with the payment provider');
      case 'unavailable':
        throw new ApiFailure('unavailable', 'The payment provider cannot be reached at the moment', undefined, {
          retryAfterSeconds: 5,
        });
      default:
        throw error;
    }
  }
}

function declined({ code = 'card_declined' }: PaymentsError): ApiFailure {
  return new ApiFailure('payment_failed', 'The card was not charged', [{ path: 'card', message: code }]);
}
