import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { PasswordField, SentForm, StrengthMeter, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useForgetSpentToken } from '../../shared/mailed-token/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useAuthResetPasswordMutation } from './reset-password-api.ts';
import { WayOn } from './way-on.tsx';

const schema = object({ password: rules.newPassword });

/** The form and its result: the password is set, or the link was already used. */
export function NewPassword({ token }: { token: string }): ReactNode {
  const t = messages.useText();
  const [reset] = useAuthResetPasswordMutation();
  const [outcome, setOutcome] = useState<'done' | 'spent'>();
  useForgetSpentToken(outcome !== undefined);
  const form = useForm({
    initial: { password: '' },
    schema,
    async send({ password }) {
      const failure = await outcomeOf(reset({ body: { token, password } }), () => setOutcome('done'));
      if (failure?.code === 'unprocessable') setOutcome('spent');
      return failure;
    },
  });
  return (
    <>
      <div role="status">
        {outcome && (
          <SaidInstead tone={outcome === 'done' ? 'good' : 'warn'}>
            {t(outcome === 'done' ? 'resetPassword.done' : 'sentence.linkSpent')}
          </SaidInstead>
        )}
      </div>
      {outcome ? (
        <WayOn after={outcome} />
      ) : (
        <SentForm form={form}>
          <PasswordField
            form={form}
            name="password"
            label={t('field.newPassword')}
            autoComplete="new-password"
            hint={t('form.passwordHint')}
          />
          <StrengthMeter password={form.values.password} own={none} />
          <Button
            type="submit"
            {...pressed('reset-password.send')}
            variant="primary"
            busy={form.sending}
            busyLabel={t('form.saving')}
          >
            {t('resetPassword.send')}
          </Button>
        </SentForm>
      )}
    </>
  );
}

const none: readonly string[] = [];
