import { useState, type ReactNode } from 'react';
import { SignUpForm, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { providerNames } from '@greenroom/contracts';

/** Creates an account through an identity provider, or with address and password. @param returnTo where both lead */
export function AuthMethods({ returnTo }: { returnTo: string }): ReactNode {
  const [agreed, setAgreed] = useState(false);
  const providers = useProviders({ among: providerNames, returnTo, terms: agreed });
  return (
    <>
      <SocialTrouble />
      <SocialButtons providers={providers} orByEmail />
      <SignUpForm returnTo={returnTo} onAgree={setAgreed} />
    </>
  );
}
