import type { ReactNode } from 'react';
import { logInAddress, useCurrentUser } from '@greenroom/auth';
import { Link, useLocation } from '@greenroom/navigation';
import { ButtonLink, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { AuthPage } from '../../shared/auth-page/index.ts';
import { HandOver } from './hand-over.tsx';

/** Returns to the desktop app after a log-in that the app started. */
export function Desktop(): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <AuthPage>
      {user.loggedIn ? (
        <HandOver />
      ) : (
        <Row>
          {known && (
            <ButtonLink variant="primary" as={Link} to={logInAddress(pathname + search)}>
              {t('logIn.send')}
            </ButtonLink>
          )}
        </Row>
      )}
    </AuthPage>
  );
}
