import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { useCurrentUser } from '@greenroom/auth';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthForgotPasswordMutation } from '../../shared/forgot-password/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';

/** Sets a first password by a mailed link, as for a forgotten one. */
export function FirstPassword(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user } = useCurrentUser();
  const [ask, { isLoading, isSuccess, error }] = useAuthForgotPasswordMutation();
  const failure = failureOf(error);
  const email = user.email ?? '';
  return (
    <SettingLine
      title={t('password.title')}
      text={t('password.none')}
      action={
        !isSuccess && (
          <Button
            size="s"
            busy={isLoading}
            busyLabel={words('form.sending')}
            onClick={() => void ask({ body: { email } })}
          >
            {t('password.set')}
          </Button>
        )
      }
    >
      <div role="status">{isSuccess && <SaidInstead tone="good">{t('password.sent', { email })}</SaidInstead>}</div>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </SettingLine>
  );
}
