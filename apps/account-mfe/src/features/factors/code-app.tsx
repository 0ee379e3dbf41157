import { lazy, Suspense, useState, type ReactNode } from 'react';
import { failureOf } from '@greenroom/account-forms';
import type { Reply } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button } from '@greenroom/shared-ui';
import { ProofForm } from '../../shared/proof/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import type { FactorLineProps } from './factor-line-props.ts';
import { useAuthCodeBeginMutation, useAuthCodeRemoveMutation } from './factors-api.ts';

const NewCodeApp = lazy(async () => ({ default: (await import('./new-code-app.tsx')).NewCodeApp }));

/** An authenticator app: set up with a secret, and confirmed by a first code. */
export function CodeApp({ factors: { code }, hasPassword, onChanged }: FactorLineProps): ReactNode {
  const t = settingMessages.useText();
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState<Reply<'authCodeBegin'>>();
  const [begin] = useAuthCodeBeginMutation();
  const [remove] = useAuthCodeRemoveMutation();

  const shut = () => {
    setOpen(false);
    setBegun(undefined);
  };
  const start = async (proof: { password?: string }) => {
    const { data, error } = await begin({ body: proof });
    setBegun(data);
    return failureOf(error);
  };
  const takeAway = async (proof: { password?: string }) => {
    const failure = failureOf((await remove({ body: proof })).error);
    if (failure && failure.code !== 'not_found') return failure;
    shut();
    await onChanged();
    return undefined;
  };
  const added = async (recoveryCodes: readonly string[] | null) => {
    shut();
    await onChanged(recoveryCodes);
  };
  return (
    <SettingLine
      title={t('factors.app')}
      text={
        code
          ? t('factors.appSince', { day: formatDate(code.createdAt, { dateStyle: 'medium' }) })
          : t('factors.appText')
      }
      action={
        <Button size="s" aria-expanded={open} onClick={() => (open ? shut() : setOpen(true))}>
          {t(code ? 'factors.removeApp' : 'factors.setUpApp')}
        </Button>
      }
    >
      {open && code && <ProofForm hasPassword={hasPassword} label={t('factors.removeAppSure')} send={takeAway} />}
      {open && !code && !begun && <ProofForm hasPassword={hasPassword} label={t('factors.showSecret')} send={start} />}
      <Suspense>{open && begun && <NewCodeApp {...begun} onAdded={added} />}</Suspense>
    </SettingLine>
  );
}
