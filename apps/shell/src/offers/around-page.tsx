import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pageAt, type PageName } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { late } from '../late/index.ts';
import { useIsOffered } from './use-is-offered.ts';

const meanwhile = { waiting: null, failed: () => null };
const OfferBanner = late(async () => (await import('./index.ts')).OfferBanner, meanwhile);
const OfferFoot = late(async () => (await import('./index.ts')).OfferFoot, meanwhile);
const OfferModals = late(async () => (await import('./index.ts')).OfferModals, meanwhile);

/** Pages on which an offer would be said twice, or in the way of something that is under way. */
const without: ReadonlySet<PageName> = new Set(['quiz', 'promotion', 'settings', 'cancelContracts', 'onboarding']);

/* Its room is there from the first paint on, so that nothing moves when it comes. */
const Room = styled.div`
  min-height: 43px;
  border-bottom: 1px solid var(--line);
`;

function useOfferHere(): 'promotion' | 'trial' | undefined {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const offered = useIsOffered();
  const page = pageAt(pathname);
  if (!offered || page === undefined || without.has(page) || /^(staff|checkout)/.test(page)) return undefined;
  return user.promotionOn ? 'promotion' : 'trial';
}

/** What is offered, over the page. */
export function OfferOverPage(): ReactNode {
  const here = useOfferHere();
  if (!here) return null;
  return (
    <>
      {here === 'promotion' && (
        <Room>
          <OfferBanner />
        </Room>
      )}
      <OfferModals />
    </>
  );
}

/** What is offered, below the page. */
export function OfferBelowPage(): ReactNode {
  return useOfferHere() === 'promotion' ? <OfferFoot /> : null;
}
