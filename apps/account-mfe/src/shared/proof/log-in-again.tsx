import type { ReactNode } from 'react';
import { type Saying, useProviders } from '@greenroom/account-forms';
import { useLocation } from '@greenroom/navigation';
import { ButtonLink, Row } from '@greenroom/shared-ui';
import { settingMessages } from '../setting/index.ts';
import { useConnections } from './connections-api.ts';

/** Lets a user without a password, whose log-in is too old as proof, log in again with a connected account. */
export function LogInAgain({ failure }: { failure: Saying | undefined }): ReactNode {
  const t = settingMessages.useText();
  const { pathname } = useLocation();
  const { data } = useConnections();
  const mine = (data?.connections ?? []).map(({ provider }) => provider);
  const providers = useProviders({ among: mine, returnTo: pathname });
  if (failure?.key !== 'sentence.logInAgain') return null;
  return (
    <Row wrap gap={3}>
      {providers.map(({ name, label, address }) => (
        <ButtonLink key={name} size="s" href={address}>
          {t('proof.again', { name: label })}
        </ButtonLink>
      ))}
    </Row>
  );
}
