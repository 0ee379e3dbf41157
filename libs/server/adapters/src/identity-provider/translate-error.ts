import * as client from 'openid-client';
import {
  LogInCancelledError,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '@greenroom/ports/identity-provider';

/** Codes of openid-client for a missing reply. */
const noAnswer = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

/** Translates an error of openid-client. @throws the port's error; its message contains codes and no personal data */
export function translated(error: unknown): never {
  if (error instanceof client.AuthorizationResponseError) {
    if (['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'].includes(error.error))
      throw new LogInCancelledError('The person did not go through with it');
    if (['temporarily_unavailable', 'server_error'].includes(error.error))
      throw new ProviderUnavailableError(`The provider answered ${error.error}`);
    throw new ProviderRefusedError(`The provider refused with ${error.error}`);
  }
  if (error instanceof client.ResponseBodyError)
    throw error.status >= 500 || error.status === 429
      ? new ProviderUnavailableError(`The provider answered ${error.status}`)
      : new ProviderRefusedError(`The provider refused with ${error.error}`);
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const status = cause instanceof Response ? cause.status : undefined;
  if (status !== undefined && (status >= 500 || status === 429))
    throw new ProviderUnavailableError(`The provider answered ${status}`);
  // Errors of fetch have no openid-client code: no connection, unknown host, bad certificate.
  if (typeof code !== 'string' || !code.startsWith('OAUTH_') || noAnswer.includes(code))
    throw new ProviderUnavailableError('The provider did not answer', { cause: error });
  throw new ProviderRefusedError(`The provider’s answer is not good (${code})`);
}
