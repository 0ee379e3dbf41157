import type { ReactNode } from 'react';
import { object } from 'yup';
import { PasswordField, SentForm, TextField, outcomeOf, rules, useEnter, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { Button, Row, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useAuthPage } from '../../shared/auth-page/index.ts';
import { useAuthLogInMutation } from './log-in-api.ts';

const schema = object({ email: rules.email, password: rules.password });

export function LogInForm(): ReactNode {
  const t = messages.useText();
  const { returnTo, to } = useAuthPage();
  const [logIn] = useAuthLogInMutation();
  const enter = useEnter();
  const form = useForm({
    initial: { email: '', password: '' },
    schema,
    keep: { as: 'door', fields: ['email'] },
    send: ({ email, password }) =>
      outcomeOf(logIn({ body: { username: email, password, returnTo } }), (data) => enter(data), { username: 'email' }),
  });
  return (
    <SentForm form={form}>
      <TextField
        form={form}
        name="email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
      <Row wrap between gap={4}>
        <Button
          type="submit"
          variant="primary"
          {...pressed('log-in.send')}
          busy={form.sending}
          busyLabel={t('logIn.sending')}
        >
          {t('logIn.send')}
        </Button>
        <TextLink alone as={Link} to={to('forgot-password')} size="small">
          {t('logIn.forgot')}
        </TextLink>
      </Row>
    </SentForm>
  );
}
