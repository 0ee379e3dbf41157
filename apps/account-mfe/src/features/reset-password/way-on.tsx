import type { ReactNode } from 'react';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useDoor } from '../../shared/door/index.ts';

/** Where one goes once the link is used up: in, or for another link. */
export function WayOn({ after }: { after: 'done' | 'spent' }): ReactNode {
  const t = messages.useText();
  const { to } = useDoor();
  return (
    <Stack start>
      <ButtonLink variant="primary" as={Link} to={to(after === 'done' ? 'login' : 'forgot-password')}>
        {t(after === 'done' ? 'logIn.send' : 'resetPassword.newLink')}
      </ButtonLink>
    </Stack>
  );
}
