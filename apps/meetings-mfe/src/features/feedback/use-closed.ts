import { useEffect } from 'react';
import { track } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';

/** Tells that the page was left, also by closing its tab: once (product specification, section 4). */
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
    // Before whoever brings what was told, wherever they began to listen.
    window.addEventListener('pagehide', tell, true);
    return () => {
      window.removeEventListener('pagehide', tell, true);
      tell();
    };
  }, [conversationId, userId]);
}
