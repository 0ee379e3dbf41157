import type { ReactNode } from 'react';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';
import { SocialButtons, SocialTrouble, useProviders } from '../../shared/social/index.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUp(): ReactNode {
  const { providers, returnTo } = useDoor();
  const configured = useProviders({ among: providers, returnTo });
  return (
    <OnlyVisitors>
      <DoorPage strip={<DoorStrip />}>
        <SocialTrouble />
        <SocialButtons providers={configured} orByEmail />
        <SignUpForm />
      </DoorPage>
    </OnlyVisitors>
  );
}
