import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, SettingLine } from '../../shared/setting/index.ts';

const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

export function Password({ onChanged }: { onChanged(): void }): ReactNode {
  const t = messages.useText();
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
      <SaidWhenDone done={state === 'changed'}>{t('password.changed')}</SaidWhenDone>
      <Suspense>
        {open && (
          <PasswordForm
            onChanged={() => {
              setState('changed');
              onChanged();
            }}
          />
        )}
      </Suspense>
    </SettingLine>
  );
}
