import { useState, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, SettingLine } from '../../shared/setting/index.ts';
import { PasswordForm } from './password-form.tsx';

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
      {open && (
        <PasswordForm
          onChanged={() => {
            setState('changed');
            onChanged();
          }}
        />
      )}
    </SettingLine>
  );
}
