import { useState, type ReactNode } from 'react';
import { failureOf } from '@greenroom/account-forms';
import type { ProviderName } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, VisuallyHidden } from '@greenroom/shared-ui';
import { ProofForm } from '../../shared/proof/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { useAuthConnectMutation, useAuthDisconnectMutation } from './connected-api.ts';

export interface Connection {
  name: ProviderName;
  label: string;
  /** Undefined if it is not connected. */
  held: { email: string | null; connectedAt: string; removable: boolean } | undefined;
}

interface ConnectionLineProps {
  connection: Connection;
  hasPassword: boolean;
  onChanged(): unknown;
}

/** A row for a provider: connecting leads to the provider and back; disconnecting asks for confirmation. */
export function ConnectionLine({ connection, hasPassword, onChanged }: ConnectionLineProps): ReactNode {
  const t = settingMessages.useText();
  const { name: provider, label, held } = connection;
  const [open, setOpen] = useState(false);
  const [connect] = useAuthConnectMutation();
  const [disconnect] = useAuthDisconnectMutation();
  const todo = held ? 'disconnect' : 'connect';

  const lead = async (proof: { password?: string }) => {
    const { data, error } = await connect({ body: { provider, ...proof } });
    if (data) window.location.assign(data.address);
    return failureOf(error);
  };
  const part = async (proof: { password?: string }) => {
    const { error } = await disconnect({ body: { provider, ...proof } });
    if (!error) {
      setOpen(false);
      await onChanged();
    }
    return failureOf(error);
  };
  return (
    <li>
      <SettingLine
        title={label}
        text={textOf(held, t)}
        action={
          held?.removable !== false && (
            <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(`connected.${todo}`)} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )
        }
      >
        {open && (
          <ProofForm
            key={todo}
            hasPassword={hasPassword}
            label={t(`connected.${todo}Sure`, { name: label })}
            send={held ? part : lead}
          />
        )}
      </SettingLine>
    </li>
  );
}

function textOf(held: Connection['held'], t: ReturnType<typeof settingMessages.useText>): string {
  if (!held) return t('connected.not');
  const day = formatDate(held.connectedAt, { dateStyle: 'medium' });
  const since =
    held.email === null ? t('connected.since', { day }) : t('connected.sinceAs', { day, email: held.email });
  return held.removable ? since : `${since} ${t('connected.onlyWay')}`;
}
