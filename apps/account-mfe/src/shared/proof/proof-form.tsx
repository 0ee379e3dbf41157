import type { ReactNode } from 'react';
import { object } from 'yup';
import { SentForm, useForm } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { LogInAgain } from './log-in-again.tsx';
import { ProofField } from './proof-field.tsx';
import { proofRule } from './proof-rule.ts';

/** The proof to send along. */
export type Proof = { password?: string };

interface ProofFormProps {
  hasPassword: boolean;
  /** The button's text. */
  label: ReactNode;
  /** @returns the failure, if any */
  send(proof: Proof): Promise<ApiError | undefined>;
}

/** Asks for the password again, if there is one, and performs the button's action. */
export function ProofForm({ hasPassword, label, send }: ProofFormProps): ReactNode {
  const t = messages.useText();
  const form = useForm({
    initial: { password: '' },
    schema: object({ password: proofRule(hasPassword) }),
    send: ({ password }) => send(hasPassword ? { password } : {}),
  });
  return (
    <SentForm form={form}>
      <LogInAgain failure={form.failure} />
      <ProofField form={form} hasPassword={hasPassword} />
      <Row>
        <Button type="submit" size="s" busy={form.sending} busyLabel={t('form.sending')}>
          {label}
        </Button>
      </Row>
    </SentForm>
  );
}
