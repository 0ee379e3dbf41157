import { endpoints, fillPath, type ProviderName } from '@greenroom/contracts';
import { useAuthProvidersQuery } from './providers-api.ts';

export interface Provider {
  name: ProviderName;
  label: string;
  /** Start of the provider's log-in: a server URL that redirects to the provider. */
  address: string;
}

interface Wish {
  /** Providers accepted on this page. */
  among: readonly ProviderName[];
  /** Path to open after the log-in. */
  returnTo: string;
  /** Whether only an account of the company is accepted. */
  company?: boolean;
  /** Whether the user agreed to the terms, so that a missing account is created. */
  terms?: boolean;
}

/** Returns the providers configured on the server, each with its log-in URL; an empty list until they are loaded. */
export function useProviders({ among, returnTo, company = false, terms = false }: Wish): readonly Provider[] {
  const { data } = useAuthProvidersQuery(undefined);
  const query = new URLSearchParams({
    returnTo,
    ...(company && { company: 'true' }),
    ...(terms && { terms: 'true' }),
  }).toString();
  return (data?.providers ?? [])
    .filter(({ name }) => among.includes(name))
    .map(({ name, label }) => ({
      name,
      label,
      address: `${fillPath(endpoints.authSocialStart.path, { provider: name })}?${query}`,
    }));
}
