import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { useLocation } from '@greenroom/navigation';
import { useInBrowser } from '@greenroom/shared-ui';
import { late } from '../late/index.ts';
import { useIsOffered } from './use-is-offered.ts';

const Offers = late(async () => (await import('./offers.tsx')).Offers, { waiting: null, failed: () => null });

/** Pages on which an offer would be said twice, or in the way of something that is under way. */
const without = /^\/(quiz|promotion|settings|cancel-contracts|withdraw|onboarding|checkout|staff)\b/;

/* Its room is there from the first paint on, so that nothing moves when it comes. */
const Room = styled.div`
  min-height: 43px;
  border-bottom: 1px solid var(--line);
`;

/** What is offered, over the page or below it. */
export function OfferHere({ place }: { place: 'over' | 'below' }): ReactNode {
  const { promotionOn } = useCurrentUser().user;
  const { pathname } = useLocation();
  const offered = useIsOffered();
  const inBrowser = useInBrowser();
  if (!offered || without.test(pathname)) return null;
  // Not on the server, whose writing the browser takes over as it stands.
  const offers = inBrowser && <Offers place={place} promotionOn={promotionOn} />;
  return place === 'over' && promotionOn ? <Room>{offers}</Room> : offers;
}
