import { useEffect } from 'react';
import { track } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';

/** Reports once that the page was left, including by closing its tab (product specification, section 4). */
export function useClosed(conversationId: string): void {
  const { user } = useCurrentUser();
  const { userId } = user.analytics;
  useEffect(() => {
    let isTold = false;
    const tell = () => {
      if (isTold) return;
      isTold = true;
      track('Silent Coach Feedback Closed', { userId, conversationId });
    };
    // Captures, so that this runs before the listener that sends analytics events, whichever was added first.
    window.addEventListener('pagehide', tell, true);
    return () => {
      window.removeEventListener('pagehide', tell, true);
      tell();
    };
  }, [conversationId, userId]);
}
