import { useMemo } from 'react';
import { paywallAddress } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';

/** Returns the address that opens when a feature of this page needs a plan; it leads back to this page. */
export function usePaywall(): string {
  const { promotionOn } = useCurrentUser().user;
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => paywallAddress({ promotionOn, at: pathname + search + hash }),
    [promotionOn, pathname, search, hash],
  );
}
