import { useEffect, type ReactNode } from 'react';
import { useCurrentUser, useUsersUpdateMutation } from '@greenroom/auth';
import { currentTimeZone } from '@greenroom/i18n';

/** Stores the browser's time zone with an account that has none yet, so that mails know it as well. */
export function KeepTimeZone(): ReactNode {
  const { user } = useCurrentUser();
  const [update] = useUsersUpdateMutation();
  const isMissing = user.loggedIn && user.timeZone === null;
  useEffect(() => {
    // Where this fails, the next visit does it.
    if (isMissing) void update({ params: { uuid: 'me' }, body: { timeZone: currentTimeZone() } });
  }, [isMissing, update]);
  return null;
}
