import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SendConfirmation } from '../../shared/confirmation/index.ts';
import { useAuthPage } from '../../shared/auth-page/index.ts';

/** Offers to request another link. */
export function NewLink(): ReactNode {
  const t = messages.useText();
  const { to } = useAuthPage();
  const { user } = useCurrentUser();
  if (user.loggedIn) return !user.emailConfirmed && <SendConfirmation />;
  return (
    <Stack start>
      <ButtonLink as={Link} to={to('login')}>
        {t('confirmAddress.logInForNew')}
      </ButtonLink>
    </Stack>
  );
}
