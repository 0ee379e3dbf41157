import type { ReactNode } from 'react';

/** Tells a password manager which account a password form belongs to when the form has no address field. */
export function AccountOfPassword({ email }: { email: string | null }): ReactNode {
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
