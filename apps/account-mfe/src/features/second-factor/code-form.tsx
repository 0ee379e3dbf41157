import type { ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, TextField, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { factorMessages } from '../../shared/second-factor/index.ts';
import { useGiveFactor } from './use-give-factor.ts';

const schemas = {
  code: object({ code: rules.sixDigits }),
  'recovery-code': object({ code: rules.recoveryCode }),
} as const;

interface CodeFormProps {
  factor: keyof typeof schemas;
  /** Called when the log-in has expired. */
  onLate(): void;
}

/** Form for a code: from an authenticator app, or a recovery code. */
export function CodeForm({ factor, onLate }: CodeFormProps): ReactNode {
  const t = messages.useText();
  const factorText = factorMessages.useText();
  const give = useGiveFactor();
  const form = useForm({
    initial: { code: '' },
    schema: schemas[factor],
    async send({ code }) {
      const failure = await give({ factor, code: code.trim() });
      if (failure?.code === 'unprocessable') onLate();
      return failure;
    },
  });
  return (
    <SentForm form={form}>
      <TextField
        form={form}
        name="code"
        label={factorText(`factor.${factor}.label`)}
        hint={factorText(`factor.${factor}.hint`)}
        {...(factor === 'code'
          ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
          : { autoComplete: 'off', autoCapitalize: 'none' })}
      />
      <Row>
        <Button
          type="submit"
          {...pressed('log-in.code')}
          variant="primary"
          busy={form.sending}
          busyLabel={t('logIn.sending')}
        >
          {t('logIn.send')}
        </Button>
      </Row>
    </SentForm>
  );
}
