import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { logInAddress, useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { ButtonLink, Icon, Row, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { DoorPage } from '../../shared/door/index.ts';
import { desktopAddress } from './desktop-address.ts';

/** Back to the desktop app, for one whom it has sent here to log in. */
export function Desktop(): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const { pathname, search } = useLocation();
  return (
    <DoorPage>
      {user.loggedIn ? (
        <>
          <Row wrap gap={4}>
            <ButtonLink variant="primary" href={desktopAddress()}>
              <Icon of={Monitor} />
              {t('desktop.open')}
            </ButtonLink>
            <ButtonLink variant="quiet" as={Link} to={paths.homepage}>
              {t('desktop.stay')}
            </ButtonLink>
          </Row>
          <Small tone={2}>{t('desktop.notThere')}</Small>
        </>
      ) : (
        <Row>
          {known && (
            <ButtonLink variant="primary" as={Link} to={logInAddress(pathname + search)}>
              {t('logIn.send')}
            </ButtonLink>
          )}
        </Row>
      )}
    </DoorPage>
  );
}
