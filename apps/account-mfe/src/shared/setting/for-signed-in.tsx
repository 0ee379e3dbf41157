import type { ReactNode } from 'react';
import { logInAddress, useCurrentUser } from '@greenroom/auth';
import { Link, useLocation } from '@greenroom/navigation';
import { ButtonLink, Display, Lead, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { settingMessages } from './messages/index.ts';

/**
 * Shows settings to signed-in users only: no data is requested before the user is known. Visitors see a log-in link.
 */
export function ForSignedIn({ children }: { children: ReactNode }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user, known } = useCurrentUser();
  const { pathname } = useLocation();
  if (user.loggedIn) return children;
  if (!known) return <Display>{t('settings.title')}</Display>;
  return (
    <Stack gap={5} start>
      <Display>{t('settings.title')}</Display>
      <Lead>{t('settings.visitor')}</Lead>
      <ButtonLink variant="primary" as={Link} to={logInAddress(pathname)}>
        {words('logIn.send')}
      </ButtonLink>
    </Stack>
  );
}
