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
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [conversationId, userId]);
}
