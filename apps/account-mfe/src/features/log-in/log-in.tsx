import type { ReactNode } from 'react';
import { endedParameter } from '@greenroom/auth';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../../messages/index.ts';
import { DoorPage, DoorStrip, useDoor } from '../../shared/door/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';
import { Message } from '../../shared/form/index.ts';
import { SocialButtons, useConfiguredProviders } from '../../shared/social/index.ts';
import { LogInForm } from './log-in-form.tsx';

/** The log-in page. It says so where one was logged out in the middle of something. */
export function LogIn(): ReactNode {
  const t = messages.useText();
  const { providers } = useDoor();
  const configured = useConfiguredProviders();
  const [search] = useSearchParams();
  return (
    <OnlyVisitors>
      <DoorPage strip={<DoorStrip />}>
        {search.get('reason') === endedParameter && (
          <Message data-tone="warn" role="status">
            {t('logIn.ended')}
          </Message>
        )}
        <SocialButtons providers={configured.filter(({ name }) => providers.includes(name))} orByEmail />
        <LogInForm />
      </DoorPage>
    </OnlyVisitors>
  );
}
