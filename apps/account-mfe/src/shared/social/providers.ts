export type ProviderName = 'google' | 'apple' | 'facebook';

export interface Provider {
  name: ProviderName;
  /** Where its log-in begins: a page of the server's, which leads on to the provider. */
  address: string;
}

/**
 * The providers that the server has settings for, each with the address its log-in begins at.
 * None, as long as the API has no word for them: a button is shown only where it leads somewhere.
 */
export function useConfiguredProviders(): readonly Provider[] {
  return none;
}

const none: readonly Provider[] = [];
