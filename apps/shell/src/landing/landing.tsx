import { useEffect, useRef, type ReactNode } from 'react';
import { useLandingHomepageQuery } from '@greenroom/api-client';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { useLocation, useNavigate, useNavigationType, usePageHead } from '@greenroom/navigation';
import { Page as Frame } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { landingMessages } from './messages/index.ts';
import { Acts } from './acts.tsx';
import { CoachesSection } from './coaches-section.tsx';
import { Opening } from './opening.tsx';
import { PriceSection } from './price-section.tsx';
import { ProofSection } from './proof-section.tsx';

/** Loads the page's messages, so that it renders at once. */
export const loadMessages = (): Promise<void> => landingMessages.load();

/** The landing page. Signed-in users are redirected to their homepage. */
export function Page(): ReactNode {
  const site = messages.useText();
  usePageHead({ title: site('landing.title'), description: site('landing.lead') });
  useGoHome();
  const { data } = useLandingHomepageQuery();
  const categories = data?.categories ?? [];
  const coaches = categories.flatMap((category) => category.coaches);
  const ofEachField = categories.flatMap((category) => category.coaches.slice(0, 1));
  useFollowToPlace(coaches.length);
  return (
    <Frame bleed lit={false}>
      <Opening coaches={ofEachField.slice(0, 4)} />
      <Acts coaches={coaches} />
      <ProofSection />
      <CoachesSection coaches={coaches} />
      <PriceSection />
    </Frame>
  );
}

/**
 * Scrolls to the place named in the URL, as a browser does on a page load.
 * @param height value that changes with the page's height
 */
function useFollowToPlace(height: number): void {
  const { hash, key } = useLocation();
  const how = useNavigationType();
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (how !== 'PUSH' || !hash) return;
    const place = document.getElementById(hash.slice(1));
    // If the page grows later, do not scroll a user who has moved on from the place.
    if (followed.current === key && document.activeElement !== place) return;
    if (place) followed.current = key;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, key, how, height]);
}

/** Redirects signed-in users on navigation within the site; on a page load the server does it. */
function useGoHome(): void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();

  useEffect(() => {
    if (user.loggedIn) void navigate(paths.homepage, { replace: true });
  }, [user.loggedIn, navigate]);
}
