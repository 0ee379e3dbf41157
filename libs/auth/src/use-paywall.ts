import { useMemo } from 'react';
import { paywallAddress } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';

/** Where a door leads from this page that opens with a plan; it leads back here. */
export function usePaywall(): string {
  const { promotionOn } = useCurrentUser().user;
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => paywallAddress({ promotionOn, at: pathname + search + hash }),
    [promotionOn, pathname, search, hash],
  );
}
