import type { ReactNode } from 'react';
import { type Provider, useProviders } from '@greenroom/account-forms';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import { useConnections, type Ways } from '../../shared/proof/index.ts';
import { PartFailed, SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { ConnectionLine, type Connection } from './connection-line.tsx';

const everyone = ['google', 'apple', 'facebook', 'oidc'] as const;

/** Lists the social accounts that can be used to log in, connected or not. */
export function ConnectedAccounts(): ReactNode {
  const t = settingMessages.useText();
  const { data, error, isError, refetch } = useConnections();
  const providers = useProviders({ among: everyone, returnTo: '' });
  if (!data && isError) return <PartFailed error={error} retry={refetch} />;
  if (!data)
    return (
      <Skeleton label={t('connected.loading')}>
        <BarShape height="64px" />
      </Skeleton>
    );
  const lines = linesOf(data, providers);
  if (lines.length === 0) return <SettingLine title={t('connected.title')} text={t('connected.none')} />;
  return (
    <ul aria-label={t('connected.title')}>
      {lines.map((line) => (
        <ConnectionLine key={line.name} connection={line} hasPassword={data.hasPassword} onChanged={refetch} />
      ))}
    </ul>
  );
}

/** Returns connected accounts first; one whose provider is no longer configured can still be disconnected. */
function linesOf({ connections }: Ways, providers: readonly Provider[]): Connection[] {
  const connected = connections.map(({ provider, label, ...held }) => ({ name: provider, label, held }));
  const free = providers.filter(({ name }) => !connections.some(({ provider }) => provider === name));
  return [...connected, ...free.map(({ name, label }) => ({ name, label, held: undefined }))];
}
