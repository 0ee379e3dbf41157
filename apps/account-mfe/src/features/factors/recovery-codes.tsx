import { useState, type ReactNode } from 'react';
import { failureOf } from '@greenroom/account-forms';
import { Button } from '@greenroom/shared-ui';
import { ProofForm } from '../../shared/proof/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import type { FactorLineProps } from './factor-line-props.ts';
import { useAuthRecoveryCodesMutation } from './factors-api.ts';

/** Shows how many recovery codes are left, with a button to create new ones. */
export function RecoveryCodes({ factors, hasPassword, onChanged }: FactorLineProps): ReactNode {
  const t = settingMessages.useText();
  const [open, setOpen] = useState(false);
  const [renew] = useAuthRecoveryCodesMutation();
  const send = async (proof: { password?: string }) => {
    const { data, error } = await renew({ body: proof });
    if (data) {
      setOpen(false);
      await onChanged(data.recoveryCodes);
    }
    return failureOf(error);
  };
  return (
    <SettingLine
      title={t('recovery.title')}
      text={t('recovery.left', { count: factors.recoveryCodesLeft })}
      action={
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('recovery.renew')}
        </Button>
      }
    >
      {open && <ProofForm hasPassword={hasPassword} label={t('recovery.renewSure')} send={send} />}
    </SettingLine>
  );
}
