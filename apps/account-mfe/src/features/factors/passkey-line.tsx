import { useState, type ReactNode } from 'react';
import { failureOf } from '@greenroom/account-forms';
import { formatDate } from '@greenroom/i18n';
import { Button, VisuallyHidden } from '@greenroom/shared-ui';
import { ProofForm } from '../../shared/proof/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import type { FactorLineProps } from './factor-line-props.ts';
import { useAuthPasskeyRemoveMutation } from './factors-api.ts';

interface PasskeyLineProps extends Omit<FactorLineProps, 'factors'> {
  passkey: FactorLineProps['factors']['passkeys'][number];
}

/** A row for a passkey, with a button to remove it. */
export function PasskeyLine({ passkey, hasPassword, onChanged }: PasskeyLineProps): ReactNode {
  const t = settingMessages.useText();
  const { uuid: passkeyUuid, name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState(false);
  const [remove] = useAuthPasskeyRemoveMutation();
  const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });
  const send = async (proof: { password?: string }) => {
    const { error } = await remove({ params: { passkeyUuid }, body: proof });
    const failure = failureOf(error);
    // A passkey that another tab has removed counts as removed.
    if (failure && failure.code !== 'not_found') return failure;
    await onChanged();
    return undefined;
  };
  return (
    <li>
      <SettingLine
        title={name}
        text={
          lastUsedAt === null
            ? t('factors.passkeyNew', { day: day(createdAt) })
            : t('factors.passkeyUsed', { day: day(createdAt), used: day(lastUsedAt) })
        }
        action={
          <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('factors.remove')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        }
      >
        {open && <ProofForm hasPassword={hasPassword} label={t('factors.removeSure', { name })} send={send} />}
      </SettingLine>
    </li>
  );
}
