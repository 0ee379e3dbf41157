import { useState, type ReactNode } from 'react';
import { SignUpForm, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { AuthPage, AuthTabs, useAuthPage } from '../../shared/auth-page/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';
import { KeptOccasion } from './kept-occasion.tsx';

export function SignUp(): ReactNode {
  const { providers, returnTo } = useAuthPage();
  const [agreed, setAgreed] = useState(false);
  const configured = useProviders({ among: providers, returnTo, terms: agreed });
  return (
    <OnlyVisitors>
      <AuthPage strip={<AuthTabs />}>
        <KeptOccasion />
        <SocialTrouble />
        <SocialButtons providers={configured} orByEmail />
        <SignUpForm returnTo={returnTo} onAgree={setAgreed} />
      </AuthPage>
    </OnlyVisitors>
  );
}
