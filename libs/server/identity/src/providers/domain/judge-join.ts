/** What is known when a provider vouches for somebody. */
export interface JoinFacts {
  /** An account is connected with exactly this person at the provider. */
  connected: boolean;
  /** The provider told an address that can be one. */
  hasAddress: boolean;
  addressVerified: boolean;
  /** The account that has the address. */
  account: { confirmed: boolean; hasOtherOfProvider: boolean } | undefined;
  /** The terms were agreed to. */
  terms: boolean;
}

export type JoinVerdict = 'sign-in' | 'create' | 'join' | 'take-over' | 'conflict' | 'no-address' | 'terms';

/**
 * Whose account a log-in by a provider leads to. Only an address that the provider verified joins an account; one that
 * was never confirmed may belong to somebody who lay in wait for the address's owner, and is taken over: it loses its
 * password and log-ins. An account that is connected with another person at the same provider is nobody else's, even
 * where that one has the address by now. Source: docs/specification.md, 10.4.
 */
export function judgeJoin({ connected, hasAddress, addressVerified, account, terms }: JoinFacts): JoinVerdict {
  if (connected) return 'sign-in';
  if (!hasAddress) return 'no-address';
  if (!account) return terms ? 'create' : 'terms';
  if (!addressVerified) return 'conflict';
  if (!account.confirmed) return 'take-over';
  return account.hasOtherOfProvider ? 'conflict' : 'join';
}
