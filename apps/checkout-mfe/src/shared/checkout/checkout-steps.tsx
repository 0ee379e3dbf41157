import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Steps } from '@greenroom/shared-ui';
import { pathThrough, useChoice, type Step } from '../choice/index.ts';
import { messages } from './messages/index.ts';

/** How far the person is, on the path that they take; the tab keeps it, so that no step changes its number. */
export function CheckoutSteps({ step }: { step: Step }): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const [{ path: before, tier }, change] = useChoice();
  const path = pathThrough(step, { before, loggedIn: user.loggedIn, planChosen: tier !== undefined });
  const now = path.indexOf(step) + 1;

  useEffect(() => {
    // A person with an account is led on from the account's page at once.
    const leaving = step === 'account' && user.loggedIn;
    if (known && !leaving && path !== before) change({ path });
  });
  return (
    <Steps now={now} of={path.length}>
      {/* Until it is known who this is, the number would be a guess. */}
      {known || before ? t('step', { now, of: path.length }) : '\u00a0'}
    </Steps>
  );
}
