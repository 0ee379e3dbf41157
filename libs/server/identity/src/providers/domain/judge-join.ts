/** The facts about a person whom a provider has authenticated. */
export interface JoinFacts {
  /** An account is connected with exactly this person at the provider. */
  connected: boolean;
  /** The provider sent a valid address. */
  hasAddress: boolean;
  addressVerified: boolean;
  /** The account that has this address. */
  account: { confirmed: boolean; hasOtherOfProvider: boolean } | undefined;
  /** The person agreed to the terms. */
  terms: boolean;
}

export type JoinVerdict = 'sign-in' | 'create' | 'join' | 'take-over' | 'conflict' | 'no-address' | 'terms';

/**
 * Decides which account a log-in by a provider leads to. Only an address verified by the provider joins an account. An
 * account whose address was never confirmed may have been created by an attacker waiting for the address's owner, and
 * is taken over: it loses its password and log-ins. An account that is connected with another person at the same
 * provider stays theirs, even if this person has its address by now. Source: docs/specification.md, 10.4.
 */
export function judgeJoin({ connected, hasAddress, addressVerified, account, terms }: JoinFacts): JoinVerdict {
  if (connected) return 'sign-in';
  if (!hasAddress) return 'no-address';
  if (!account) return terms ? 'create' : 'terms';
  if (!addressVerified) return 'conflict';
  if (!account.confirmed) return 'take-over';
  return account.hasOtherOfProvider ? 'conflict' : 'join';
}
