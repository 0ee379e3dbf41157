import { useEffect } from 'react';
import { keepProfileId, onOtherProfile } from '@greenroom/api-client';
import { useCurrentUser } from './current-user.ts';
import { forgetDrafts } from './drafts.ts';

/**
 * Keeps the profile of whoever is signed in, for the headers of calls; and forgets it with them. Where somebody else
 * logs in in another tab, this one is loaded anew: what it shows would be changed in their name.
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
