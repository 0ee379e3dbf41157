import { useEffect } from 'react';
import { keepProfileId } from '@greenroom/api-client';
import { useCurrentUser } from './current-user.ts';

/** Keeps the profile of whoever is signed in, for the headers of calls; and forgets it with them. */
export function useKeptProfile(): void {
  const { user, known, failed } = useCurrentUser();
  const told = known && !failed;
  const id = user.profile?.id;

  useEffect(() => {
    if (told) keepProfileId(id);
  }, [told, id]);
}
