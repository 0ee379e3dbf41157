import { useState, type ReactNode } from 'react';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';
import { SocialButtons, SocialTrouble, useProviders } from '../../shared/social/index.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUp(): ReactNode {
  const { providers, returnTo } = useDoor();
  const [agreed, setAgreed] = useState(false);
  const configured = useProviders({ among: providers, returnTo, terms: agreed });
  return (
    <OnlyVisitors>
      <DoorPage strip={<DoorStrip />}>
        <SocialTrouble />
        <SocialButtons providers={configured} orByEmail />
        <SignUpForm onAgree={setAgreed} />
      </DoorPage>
    </OnlyVisitors>
  );
}
