import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, TextField, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { Button, Row, Small, Stack, TextButton, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { AuthPage, useAuthPage } from '../../shared/auth-page/index.ts';
import { SaidInstead } from '../../shared/said-instead/index.ts';
import { useAuthForgotPasswordMutation } from '../../shared/forgot-password/index.ts';

const schema = object({ email: rules.email });

/** Requests a link to set a new password. It never reveals whether an account has the address. */
export function ForgotPassword(): ReactNode {
  const t = messages.useText();
  const { to } = useAuthPage();
  const [ask] = useAuthForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    schema,
    keep: { as: 'door', fields: ['email'] },
    send: (body) => outcomeOf(ask({ body }), () => setSentTo(body.email.trim())),
  });
  return (
    <AuthPage>
      <div role="status">
        {sentTo !== undefined && (
          <Stack gap={4}>
            <SaidInstead tone="good">{t('forgotPassword.sent', { email: sentTo })}</SaidInstead>
            <Small tone={2}>
              {t('forgotPassword.nothingBefore')}
              <TextButton type="button" onClick={() => setSentTo(undefined)}>
                {t('forgotPassword.again')}
              </TextButton>
              {t('forgotPassword.nothingAfter')}
            </Small>
          </Stack>
        )}
      </div>
      {sentTo === undefined && (
        <SentForm form={form}>
          <TextField
            form={form}
            name="email"
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <Row wrap between gap={4}>
            <Button
              type="submit"
              {...pressed('forgot-password.send')}
              variant="primary"
              busy={form.sending}
              busyLabel={t('form.sending')}
            >
              {t('forgotPassword.send')}
            </Button>
            <TextLink alone as={Link} to={to('login')} size="small">
              {t('auth.backToLogIn')}
            </TextLink>
          </Row>
        </SentForm>
      )}
    </AuthPage>
  );
}
