import type { ReactNode } from 'react';
import { object } from 'yup';
import { FormBox, FormNotice, TextField, outcomeOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Button, Row, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { factorMessages } from '../../shared/second-factor/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';
import { CodeText } from './code-text.ts';
import { useAuthCodeAddMutation } from './factors-api.ts';
import { QrCode } from './qr-code.tsx';

interface NewCodeAppProps {
  /** Base32. */
  secret: string;
  /** `otpauth://…` */
  address: string;
  onAdded(recoveryCodes: readonly string[] | null): Promise<void>;
}

const schema = object({ code: rules.sixDigits });

/**
 * Shows the secret for an authenticator app, to scan, open on this device or type; the factor counts once a code was
 * entered.
 */
export function NewCodeApp({ secret, address, onAdded }: NewCodeAppProps): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const factorText = factorMessages.useText();
  const [add] = useAuthCodeAddMutation();
  const form = useForm({
    initial: { code: '' },
    schema,
    send: ({ code }) => outcomeOf(add({ body: { code } }), (data) => onAdded(data.recoveryCodes)),
  });
  return (
    <FormBox {...form.attributes}>
      <Small>{t('factors.scan')}</Small>
      <QrCode text={address} label={t('factors.qr')} />
      <Small>
        {t('factors.type')} <CodeText>{inGroups(secret)}</CodeText>
      </Small>
      <FormNotice failure={form.failure} />
      <TextField
        form={form}
        name="code"
        label={factorText('factor.code.label')}
        hint={factorText('factor.code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Row>
        <Button
          type="submit"
          {...pressed('settings.code-app')}
          size="s"
          busy={form.sending}
          busyLabel={words('form.sending')}
        >
          {t('factors.confirmApp')}
        </Button>
      </Row>
    </FormBox>
  );
}

/** Groups of four, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
