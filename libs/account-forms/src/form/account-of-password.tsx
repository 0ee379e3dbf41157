import type { ReactNode } from 'react';

/** Tells a password manager whose password a form sets, where the form does not ask for the address. */
export function AccountOfPassword({ email }: { email: string | null }): ReactNode {
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
