import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { Button, Row, Small, Stack, TextButton, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { DoorPage, useDoor } from '../../shared/door/index.ts';
import { failureOf, FormBox, FormNotice, Message, rules, TextField, useForm } from '../../shared/form/index.ts';
import { useAuthForgotPasswordMutation } from '../../shared/forgot-password/index.ts';

const schema = object({ email: rules.email });

/** Asks for a link to set a new password. It never says whether an account has the address. */
export function ForgotPassword(): ReactNode {
  const t = messages.useText();
  const { to } = useDoor();
  const [ask] = useAuthForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    schema,
    keep: { as: 'door', fields: ['email'] },
    async send(body) {
      const { error } = await ask({ body });
      if (!error) setSentTo(body.email.trim());
      return failureOf(error);
    },
  });
  return (
    <DoorPage>
      <div role="status">
        {sentTo !== undefined && (
          <Stack gap={4}>
            <Message data-tone="good">{t('forgotPassword.sent', { email: sentTo })}</Message>
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
        <FormBox {...form.attributes}>
          <FormNotice failure={form.failure} />
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
            <TextLink as={Link} to={to('login')} size="small">
              {t('door.backToLogIn')}
            </TextLink>
          </Row>
        </FormBox>
      )}
    </DoorPage>
  );
}
