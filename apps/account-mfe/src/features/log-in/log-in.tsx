import type { ReactNode } from 'react';
import { Message, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { endedParameter } from '@greenroom/auth';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../../messages/index.ts';
import { AuthPage, AuthTabs, useAuthPage } from '../../shared/auth-page/index.ts';
import { LogInForm } from './log-in-form.tsx';

/** The log-in page. It says so if the user was signed out while working. */
export function LogIn(): ReactNode {
  const t = messages.useText();
  const { providers, returnTo } = useAuthPage();
  const configured = useProviders({ among: providers, returnTo });
  const [search] = useSearchParams();
  return (
    <AuthPage strip={<AuthTabs />}>
      {search.get('reason') === endedParameter && (
        <Message data-tone="warn" role="status">
          {t('logIn.ended')}
        </Message>
      )}
      <SocialTrouble />
      <SocialButtons providers={configured} orByEmail />
      <LogInForm />
    </AuthPage>
  );
}
