import type { ReactNode } from 'react';
import { object } from 'yup';
import { PasswordField, SentForm, TextField, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthChangeAddressMutation } from './address-api.ts';
import { settingMessages } from '../../shared/setting/index.ts';

const schema = object({ email: rules.email, password: rules.password });

/**
 * Form to change the email address: mails a confirmation link to the new one; the old one stays until it is opened.
 */
export function AddressForm({ onSent }: { onSent(email: string): void }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const [ask] = useAuthChangeAddressMutation();
  const form = useForm({
    initial: { email: '', password: '' },
    schema,
    keep: { as: 'settings-address', fields: ['email'] },
    send: (body) => outcomeOf(ask({ body }), () => onSent(body.email.trim())),
  });
  return (
    <SentForm form={form}>
      <TextField
        form={form}
        name="email"
        label={words('field.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={words('field.currentPassword')}
        autoComplete="current-password"
      />
      <Row wrap gap={4}>
        <Button
          type="submit"
          {...pressed('settings.address')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.sending')}
        >
          {t('address.send')}
        </Button>
      </Row>
    </SentForm>
  );
}
