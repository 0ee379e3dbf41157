import type { ReactNode } from 'react';
import { DoorPage } from '../../shared/door/index.ts';
import { useMailedToken } from '../../shared/mailed-token/index.ts';
import { JoinForm } from './join-form.tsx';
import { StayOrLeave } from './stay-or-leave.tsx';

/** To be told what opens next: one leaves an address, and answers the mail that comes to it. */
export function Waitlist(): ReactNode {
  const token = useMailedToken();
  return <DoorPage>{token === undefined ? <JoinForm /> : <StayOrLeave key={token} token={token} />}</DoorPage>;
}
