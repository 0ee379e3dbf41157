import type { ReactNode } from 'react';
import { Message, SocialTrouble } from '@greenroom/account-forms';
import type { ProviderName } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../../messages/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';

const names: readonly ProviderName[] = ['google', 'apple', 'facebook', 'oidc'];

/** Shows the result of connecting an account, from the URL that the provider returned to. */
export function ConnectionNews(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const [search] = useSearchParams();
  const connected = names.find((one) => one === search.get('connected'));
  return (
    <>
      {connected && (
        <Message data-tone="good" role="status">
          {t('connected.done', { name: words(`authMethod.${connected}`) })}
        </Message>
      )}
      <SocialTrouble />
    </>
  );
}
