import { useState } from 'react';
import { usePersonChange } from '@greenroom/auth';
import type { LoggedIn } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';

/** What follows the right password: one is in, or a second factor is asked for. */
export function useEnter(): { enter(answer: LoggedIn): Promise<void>; asksForFactor: boolean } {
  const { came } = usePersonChange();
  const navigate = useNavigate();
  const [asksForFactor, setAsksForFactor] = useState(false);
  const enter = async ({ returnTo, factors }: LoggedIn) => {
    if (factors.length > 0) return setAsksForFactor(true);
    await came();
    await navigate(returnTo, { replace: true });
  };
  return { enter, asksForFactor };
}
