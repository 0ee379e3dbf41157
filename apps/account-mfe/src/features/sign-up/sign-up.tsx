import { useState, type ReactNode } from 'react';
import { SignUpForm, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';

export function SignUp(): ReactNode {
  const { providers, returnTo } = useDoor();
  const [agreed, setAgreed] = useState(false);
  const configured = useProviders({ among: providers, returnTo, terms: agreed });
  return (
    <OnlyVisitors>
      <DoorPage strip={<DoorStrip />}>
        <SocialTrouble />
        <SocialButtons providers={configured} orByEmail />
        <SignUpForm returnTo={returnTo} onAgree={setAgreed} />
      </DoorPage>
    </OnlyVisitors>
  );
}
