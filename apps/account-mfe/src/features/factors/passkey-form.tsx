import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { Message, SentForm, TextField, failureOf, rules, useForm } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { Button, Row } from '@greenroom/shared-ui';
import { bounds } from '@greenroom/contracts';
import { messages } from '../../messages/index.ts';
import { makePasskey } from '../../shared/passkey/index.ts';
import { LogInAgain, ProofField, proofRule } from '../../shared/proof/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';
import { useAuthPasskeyAddMutation, useAuthPasskeyBeginMutation } from './factors-api.ts';

interface PasskeyFormProps {
  hasPassword: boolean;
  onAdded(recoveryCodes: readonly string[] | null): Promise<void>;
}

/** Adds a passkey: asks for a name, then the browser creates it. */
export function PasskeyForm({ hasPassword, onAdded }: PasskeyFormProps): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const [begin] = useAuthPasskeyBeginMutation();
  const [add] = useAuthPasskeyAddMutation();
  const [notGiven, setNotGiven] = useState(false);
  const form = useForm({
    initial: { name: '', password: '' },
    schema: object({ name: rules.passkeyName, password: proofRule(hasPassword) }),
    async send({ name, password }) {
      setNotGiven(false);
      const begun = await begin({ body: hasPassword ? { password } : {} });
      if (!begun.data) return failureOf(begun.error);
      const response = await makePasskey(begun.data.options);
      if (!response) {
        setNotGiven(true);
        return undefined;
      }
      const { data, error } = await add({ body: { name, response } });
      if (data) await onAdded(data.recoveryCodes);
      return failureOf(error);
    },
  });
  return (
    <SentForm form={form}>
      <LogInAgain failure={form.failure} />
      <div role="status">{notGiven && <Message data-tone="warn">{t('factors.passkeyNotMade')}</Message>}</div>
      <TextField
        form={form}
        name="name"
        label={t('factors.passkeyName')}
        hint={t('factors.passkeyNameHint')}
        autoComplete="off"
        maxLength={bounds.nameLength}
      />
      <ProofField form={form} hasPassword={hasPassword} />
      <Row>
        <Button
          type="submit"
          {...pressed('settings.passkey')}
          size="s"
          busy={form.sending}
          busyLabel={words('passkey.asking')}
        >
          {t('factors.makePasskey')}
        </Button>
      </Row>
    </SentForm>
  );
}
