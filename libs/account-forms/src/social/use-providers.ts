import { endpoints, fillPath, type ProviderName } from '@greenroom/contracts';
import { useAuthProvidersQuery } from './providers-api.ts';

export interface Provider {
  name: ProviderName;
  label: string;
  /** Where its log-in begins: a page of the server's, which leads on to the provider. */
  address: string;
}

interface Wish {
  /** Who may vouch for one at this door. */
  among: readonly ProviderName[];
  /** Where it leads. */
  returnTo: string;
  /** Only an account of the company's will do. */
  company?: boolean;
  /** The terms are agreed to: whoever has no account gets one. */
  terms?: boolean;
}

/** The providers that the server has settings for, each with the way to it. Until they are known there are none. */
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
