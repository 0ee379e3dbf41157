import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { useConnections } from '../../shared/proof/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { FirstPassword } from './first-password.tsx';

const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

/** Changes the password, or sets a first one. */
export function Password(): ReactNode {
  const { data: ways } = useConnections();
  if (ways?.hasPassword === false) return <FirstPassword />;
  return <ChangePassword />;
}

function ChangePassword(): ReactNode {
  const t = settingMessages.useText();
  const [state, setState] = useState<'shut' | 'open' | 'changed'>('shut');
  const open = state === 'open';
  return (
    <SettingLine
      title={t('password.title')}
      text={t('password.text')}
      action={
        <Button size="s" aria-expanded={open} onClick={() => setState(open ? 'shut' : 'open')}>
          {t('password.change')}
        </Button>
      }
    >
      <div role="status">{state === 'changed' && <SaidInstead tone="good">{t('password.changed')}</SaidInstead>}</div>
      <Suspense>{open && <PasswordForm onChanged={() => setState('changed')} />}</Suspense>
    </SettingLine>
  );
}
