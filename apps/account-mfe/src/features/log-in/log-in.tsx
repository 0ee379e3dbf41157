import type { ReactNode } from 'react';
import { Message, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { endedParameter } from '@greenroom/auth';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../../messages/index.ts';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { LogInForm } from './log-in-form.tsx';

/** The log-in page. It says so if the user was signed out while working. */
export function LogIn(): ReactNode {
  const t = messages.useText();
  const { providers, returnTo } = useDoor();
  const configured = useProviders({ among: providers, returnTo });
  const [search] = useSearchParams();
  return (
    <DoorPage strip={<DoorStrip />}>
      {search.get('reason') === endedParameter && (
        <Message data-tone="warn" role="status">
          {t('logIn.ended')}
        </Message>
      )}
      <SocialTrouble />
      <SocialButtons providers={configured} orByEmail />
      <LogInForm />
    </DoorPage>
  );
}
