import type { ProviderName } from '@greenroom/contracts';

/** A person whom an identity provider has authenticated. */
export interface VouchedPerson {
  /** The provider's permanent id of the person. */
  subject: string;
  email: string | undefined;
  /** Whether the provider says that it verified who owns the address. */
  emailVerified: boolean;
  name: string | undefined;
  /** The Google Workspace domain they belong to. */
  hostedDomain: string | undefined;
  /** Lets the server ask the provider whether the account is still active; only some providers issue one. */
  refreshToken: string | undefined;
}

/** Binds an answer to its request: random, known only to one browser, valid for one log-in. */
export interface LogInSecrets {
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
}

/** Authenticates people by an authorization code flow with PKCE. */
export interface IdentityProvider {
  readonly name: ProviderName;
  /** The label of its button, such as `Google`. */
  readonly label: string;
  /**
   * Returns the address that the browser is sent to.
   * @param question.redirectUri where the browser comes back to
   * @param question.hostedDomain the company's domain, if only its accounts are accepted: a hint to the provider, so
   * the answer must be checked
   * @throws ProviderUnavailableError
   */
  begin(
    question: LogInSecrets & { redirectUri: string; locale: string; hostedDomain?: string | undefined },
  ): Promise<URL>;
  /**
   * Reads the provider's answer, and verifies its signature, issuer, audience, time, state and nonce.
   * @param answer the address the browser came back to, with the provider's parameters in its query
   * @throws ProviderUnavailableError, ProviderRefusedError, LogInCancelledError
   */
  finish(answer: URL, secrets: LogInSecrets): Promise<VouchedPerson>;
  /**
   * Asks whether a previously logged-in account is still active (the refresh_token grant).
   * @returns the refresh token for the next request
   * @throws ProviderUnavailableError, ProviderRefusedError when the account is no longer active
   */
  refresh?(refreshToken: string): Promise<string>;
}

/**
 * The provider did not answer, or its answer was unusable; a retry may work later. Messages contain no personal data.
 */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider's answer could not be verified, or the provider refused. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** The person cancelled the log-in. */
export class LogInCancelledError extends Error {
  override name = 'LogInCancelledError';
}
