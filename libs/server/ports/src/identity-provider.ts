import type { ProviderName } from '@greenroom/contracts';

/** Somebody an identity provider vouches for. */
export interface VouchedPerson {
  /** The provider's own, unchanging name for them. */
  subject: string;
  email: string | undefined;
  /** Whether the provider says that it made sure whose address it is. */
  emailVerified: boolean;
  name: string | undefined;
  /** The Google Workspace domain they belong to. */
  hostedDomain: string | undefined;
  /** To ask the provider by whether they still hold; only some give one. */
  refreshToken: string | undefined;
}

/** What ties an answer to the question: random, known to the one browser, good for one log-in. */
export interface LogInSecrets {
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
}

/** Knows people by a code flow with PKCE. `testing/identity-provider-conformance.ts` says what each adapter holds to. */
export interface IdentityProvider {
  readonly name: ProviderName;
  /** What its button says, such as `Google`. */
  readonly label: string;
  /**
   * Where the browser goes to log in.
   * @param question.redirectUri where it comes back to
   * @param question.hostedDomain the company's domain, where only its accounts are wanted: a wish, to be checked in the answer
   * @throws ProviderUnavailableError
   */
  begin(
    question: LogInSecrets & { redirectUri: string; locale: string; hostedDomain?: string | undefined },
  ): Promise<URL>;
  /**
   * Reads what the browser came back with. The answer's signature, issuer, audience, time, state and nonce are checked.
   * @param answer the address it came back to, with the provider's parameters in its query
   * @throws ProviderUnavailableError, ProviderRefusedError, LogInCancelledError
   */
  finish(answer: URL, secrets: LogInSecrets): Promise<VouchedPerson>;
  /**
   * Asks whether somebody who once logged in still holds (the refresh_token grant).
   * @returns the refresh token to ask by the next time
   * @throws ProviderUnavailableError, ProviderRefusedError where they do not
   */
  refresh?(refreshToken: string): Promise<string>;
}

/** The provider did not answer, or not sensibly; the same may work later. Messages hold nothing of the person. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider's answer is not to be believed, or it refused. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** The person did not go through with it. */
export class LogInCancelledError extends Error {
  override name = 'LogInCancelledError';
}
