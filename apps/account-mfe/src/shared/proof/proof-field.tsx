import type { ReactNode } from 'react';
import { AccountOfPassword, type Form, PasswordField } from '@greenroom/account-forms';
import { useCurrentUser } from '@greenroom/auth';
import { messages } from '../../messages/index.ts';

interface ProofFieldProps {
  form: NoInfer<Pick<Form<{ password: string }>, 'values' | 'change' | 'leave' | 'problem'>>;
  hasPassword: boolean;
}

/** Asks for the password if the account has one. */
export function ProofField({ form, hasPassword }: ProofFieldProps): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  if (!hasPassword) return null;
  return (
    <>
      <AccountOfPassword email={user.email} />
      <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
    </>
  );
}
