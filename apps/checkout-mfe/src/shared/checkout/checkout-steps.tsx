import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Steps } from '@greenroom/shared-ui';
import { useChoice } from '../choice/index.ts';
import { messages } from './messages/index.ts';

export type Step = 'account' | 'membership' | 'payment';

/** How far one is. Whoever had an account already has one step less. */
export function CheckoutSteps({ step }: { step: Step }): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [{ byAccount = false }] = useChoice();
  const steps: readonly Step[] =
    user.loggedIn && !byAccount ? ['membership', 'payment'] : ['account', 'membership', 'payment'];
  const now = steps.indexOf(step) + 1;
  return (
    <Steps now={now} of={steps.length}>
      {t('step', { now, of: steps.length })}
    </Steps>
  );
}
