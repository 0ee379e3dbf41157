import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { Message, PasswordField, SentForm, StrengthMeter, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { DoorPage, useDoor } from '../../shared/door/index.ts';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { useAuthResetPasswordMutation } from './reset-password-api.ts';

const schema = object({ password: rules.newPassword });

/** Sets a new password by a mailed link. Opening the page changes nothing. */
export function ResetPassword(): ReactNode {
  const t = messages.useText();
  const { to } = useDoor();
  const token = useMailedToken();
  const [reset] = useAuthResetPasswordMutation();
  const [state, setState] = useState<'asking' | 'spent' | 'done'>('asking');
  const form = useForm({
    initial: { password: '' },
    schema,
    async send({ password }) {
      const failure = await outcomeOf(reset({ body: { token: token ?? '', password } }), () => setState('done'));
      if (failure?.code === 'unprocessable') setState('spent');
      return failure;
    },
  });
  const now = token === undefined ? 'spent' : state;
  return (
    <DoorPage>
      <div role="status">
        {now !== 'asking' && (
          <Stack gap={5} start>
            <Message data-tone={now === 'done' ? 'good' : 'warn'}>
              {t(now === 'done' ? 'resetPassword.done' : 'sentence.linkSpent')}
            </Message>
            <ButtonLink variant="primary" as={Link} to={to(now === 'done' ? 'login' : 'forgot-password')}>
              {t(now === 'done' ? 'logIn.send' : 'resetPassword.newLink')}
            </ButtonLink>
          </Stack>
        )}
      </div>
      {now === 'asking' && (
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
    </DoorPage>
  );
}

const none: readonly string[] = [];
