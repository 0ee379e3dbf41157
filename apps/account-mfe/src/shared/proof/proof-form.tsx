import type { ReactNode } from 'react';
import { object } from 'yup';
import { FormBox, FormNotice, useForm } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { LogInAgain } from './log-in-again.tsx';
import { ProofField } from './proof-field.tsx';
import { proofRule } from './proof-rule.ts';

/** What is sent along as proof. */
export type Proof = { password?: string };

interface ProofFormProps {
  hasPassword: boolean;
  /** What the button does. */
  label: ReactNode;
  /** @returns what went wrong */
  send(proof: Proof): Promise<ApiError | undefined>;
}

/** Asks once more who one is, and does what the button says. */
export function ProofForm({ hasPassword, label, send }: ProofFormProps): ReactNode {
  const t = messages.useText();
  const form = useForm({
    initial: { password: '' },
    schema: object({ password: proofRule(hasPassword) }),
    send: ({ password }) => send(hasPassword ? { password } : {}),
  });
  return (
    <FormBox {...form.attributes}>
      <FormNotice failure={form.failure} />
      <LogInAgain failure={form.failure} />
      <ProofField form={form} hasPassword={hasPassword} />
      <Row>
        <Button type="submit" size="s" busy={form.sending} busyLabel={t('form.sending')}>
          {label}
        </Button>
      </Row>
    </FormBox>
  );
}
