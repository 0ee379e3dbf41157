import type { ReactNode } from 'react';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';
import { SocialButtons, useConfiguredProviders } from '../../shared/social/index.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUp(): ReactNode {
  const { providers } = useDoor();
  const configured = useConfiguredProviders();
  return (
    <OnlyVisitors>
      <DoorPage strip={<DoorStrip />}>
        <SocialButtons providers={configured.filter(({ name }) => providers.includes(name))} orByEmail />
        <SignUpForm />
      </DoorPage>
    </OnlyVisitors>
  );
}
