import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { useLocation } from '@greenroom/navigation';
import { useInBrowser } from '@greenroom/shared-ui';
import { lazyPart } from '../lazy/index.ts';
import { useIsOffered } from './use-is-offered.ts';

const Offers = lazyPart(async () => (await import('./offers.tsx')).Offers, { waiting: null, failed: () => null });

/** Pages where an offer would be redundant or interrupt the user. */
const without = /^\/(quiz|promotion|settings|cancel-contracts|withdraw|onboarding|checkout|staff)\b/;

/* Reserves the space from the first paint on, so that nothing moves when the banner arrives. */
const Room = styled.div`
  min-height: 43px;
  border-bottom: 1px solid var(--line);
`;

/** Shows current offers above or below the page. */
export function OfferHere({ place }: { place: 'over' | 'below' }): ReactNode {
  const { promotionOn } = useCurrentUser().user;
  const { pathname } = useLocation();
  const offered = useIsOffered();
  const inBrowser = useInBrowser();
  if (!offered || without.test(pathname)) return null;
  // Not on the server, whose HTML has to match the first render in the browser.
  const offers = inBrowser && <Offers place={place} promotionOn={promotionOn} />;
  return place === 'over' && promotionOn ? <Room>{offers}</Room> : offers;
}
