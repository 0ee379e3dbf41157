import { useState, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { passkeysWork } from '../../shared/passkey/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import type { FactorLineProps } from './factor-line-props.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyLine } from './passkey-line.tsx';

/** Lists the user's passkeys by name, with a form to add one. */
export function Passkeys(props: FactorLineProps): ReactNode {
  const t = settingMessages.useText();
  const [open, setOpen] = useState(false);
  const work = passkeysWork();
  const added = async (recoveryCodes: readonly string[] | null) => {
    setOpen(false);
    await props.onChanged(recoveryCodes);
  };
  return (
    <>
      <SettingLine
        title={t('factors.passkeys')}
        text={t(work ? 'factors.passkeysText' : 'factors.noPasskeysHere')}
        action={
          work && (
            <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('factors.addPasskey')}
            </Button>
          )
        }
      >
        {open && <PasskeyForm hasPassword={props.hasPassword} onAdded={added} />}
      </SettingLine>
      {props.factors.passkeys.length > 0 && (
        <ul aria-label={t('factors.passkeys')}>
          {props.factors.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.uuid} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
    </>
  );
}
