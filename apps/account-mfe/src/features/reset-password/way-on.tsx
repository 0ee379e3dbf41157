import type { ReactNode } from 'react';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthPage } from '../../shared/auth-page/index.ts';

/** Links for after the token was used: to log in, or to request another link. */
export function WayOn({ after }: { after: 'done' | 'spent' }): ReactNode {
  const t = messages.useText();
  const { to } = useAuthPage();
  return (
    <Stack start>
      <ButtonLink variant="primary" as={Link} to={to(after === 'done' ? 'login' : 'forgot-password')}>
        {t(after === 'done' ? 'logIn.send' : 'resetPassword.newLink')}
      </ButtonLink>
    </Stack>
  );
}
