import type { ReactNode } from 'react';
import { object } from 'yup';
import {
  AccountOfPassword,
  PasswordField,
  SentForm,
  StrengthMeter,
  outcomeOf,
  rules,
  useForm,
} from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthChangePasswordMutation } from './password-api.ts';
import { settingMessages } from '../../shared/setting/index.ts';

const schema = object({ currentPassword: rules.password, newPassword: rules.newPassword });

export function PasswordForm({ onChanged }: { onChanged(): void }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user } = useCurrentUser();
  const [changePassword] = useAuthChangePasswordMutation();
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    schema,
    send: (body) => outcomeOf(changePassword({ body }), () => onChanged()),
  });
  return (
    <SentForm form={form}>
      <AccountOfPassword email={user.email} />
      <PasswordField
        form={form}
        name="currentPassword"
        label={words('field.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        form={form}
        name="newPassword"
        label={words('field.newPassword')}
        autoComplete="new-password"
        hint={words('form.passwordHint')}
      />
      <StrengthMeter password={form.values.newPassword} own={[user.name ?? '', user.email ?? '']} />
      <Row wrap gap={4}>
        <Button
          type="submit"
          {...pressed('settings.password')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.saving')}
        >
          {t('password.send')}
        </Button>
      </Row>
    </SentForm>
  );
}
