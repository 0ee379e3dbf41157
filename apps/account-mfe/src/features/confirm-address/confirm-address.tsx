import type { ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';
import { messages } from '../../messages/index.ts';
import { AuthPage } from '../../shared/auth-page/index.ts';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { NewLink } from './new-link.tsx';

/** Confirms an email address by a mailed link, whether the user is signed in or not. */
export function ConfirmAddress(): ReactNode {
  const t = messages.useText();
  const token = useMailedToken();
  return (
    <AuthPage>
      {token === undefined ? (
        <>
          <Message data-tone="warn">{t('sentence.linkSpent')}</Message>
          <NewLink />
        </>
      ) : (
        <ConfirmByLink key={token} token={token} />
      )}
    </AuthPage>
  );
}
