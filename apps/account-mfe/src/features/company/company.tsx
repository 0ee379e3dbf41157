import type { ReactNode } from 'react';
import { Message, SocialButtons, SocialTrouble, useProviders } from '@greenroom/account-forms';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { AuthPage, useAuthPage } from '../../shared/auth-page/index.ts';
import { OnlyVisitors } from '../../shared/enter/index.ts';

/** Log-in page for company accounts. */
export function Company(): ReactNode {
  const t = messages.useText();
  const { providers, returnTo, to } = useAuthPage();
  const configured = useProviders({ among: providers, returnTo, company: true });
  return (
    <OnlyVisitors>
      <AuthPage>
        <SocialTrouble />
        <SocialButtons providers={configured} />
        {configured.length === 0 && (
          <Stack gap={5} start>
            <Message data-tone="warn">{t('company.notHere')}</Message>
            <ButtonLink as={Link} to={to('login')}>
              {t('company.byEmail')}
            </ButtonLink>
          </Stack>
        )}
      </AuthPage>
    </OnlyVisitors>
  );
}
