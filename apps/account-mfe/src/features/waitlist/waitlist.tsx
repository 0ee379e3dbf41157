import type { ReactNode } from 'react';
import { AuthPage } from '../../shared/auth-page/index.ts';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { JoinForm } from './join-form.tsx';
import { StayOrLeave } from './stay-or-leave.tsx';

/** The waitlist page: the visitor enters an email address, and confirms by the mail sent to it. */
export function Waitlist(): ReactNode {
  const token = useMailedToken();
  return <AuthPage>{token === undefined ? <JoinForm /> : <StayOrLeave key={token} token={token} />}</AuthPage>;
}
