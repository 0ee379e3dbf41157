import { useEffect } from 'react';
import { keepProfileId, onOtherProfile } from '@greenroom/api-client';
import { useCurrentUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';

/**
 * Stores the profile of the signed-in user for the headers of calls, and removes it after a log-out. Reloads the page
 * when another user logs in in another tab: changes to what it shows would be made in their name.
 */
export function useKeptProfile(): void {
  const { user, known, failed } = useCurrentUser();
  const told = known && !failed;
  const id = user.profile?.id;

  useEffect(() => {
    if (told) keepProfileId(id);
  }, [told, id]);
  useEffect(() => {
    if (id === undefined) return;
    return onOtherProfile(id, () => {
      forgetDrafts();
      window.location.reload();
    });
  }, [id]);
}
