import type { ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';
import { messages } from '../../messages/index.ts';
import { AuthPage } from '../../shared/auth-page/index.ts';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { NewPassword } from './new-password.tsx';
import { WayOn } from './way-on.tsx';

/** Sets a new password by a mailed link. Opening the page changes nothing. */
export function ResetPassword(): ReactNode {
  const t = messages.useText();
  const token = useMailedToken();
  return (
    <AuthPage>
      {token === undefined ? (
        <>
          <Message data-tone="warn">{t('sentence.linkSpent')}</Message>
          <WayOn after="spent" />
        </>
      ) : (
        <NewPassword key={token} token={token} />
      )}
    </AuthPage>
  );
}
