import { useEffect, type ReactNode } from 'react';
import { useCurrentUser, useUsersUpdateMutation } from '@greenroom/auth';
import { currentTimeZone } from '@greenroom/i18n';

/** Stores the browser's time zone in an account without one, so that emails use it too. */
export function KeepTimeZone(): ReactNode {
  const { user } = useCurrentUser();
  const [update] = useUsersUpdateMutation();
  const isMissing = user.loggedIn && user.timeZone === null;
  useEffect(() => {
    // If this fails, the next visit tries again.
    if (isMissing) void update({ params: { uuid: 'me' }, body: { timeZone: currentTimeZone() } });
  }, [isMissing, update]);
  return null;
}
