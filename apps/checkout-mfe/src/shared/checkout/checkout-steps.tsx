import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { Steps } from '@greenroom/shared-ui';
import { pathThrough, useChoice, type Step } from '../choice/index.ts';
import { messages } from './messages/index.ts';

/** Shows the person's progress along their path; the tab stores the path, so that no step changes its number. */
export function CheckoutSteps({ step }: { step: Step }): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const [{ path: before, tier }, change] = useChoice();
  const path = pathThrough(step, { before, loggedIn: user.loggedIn, planChosen: tier !== undefined });
  const now = path.indexOf(step) + 1;

  useEffect(() => {
    // A logged-in person is redirected from the account page at once.
    const leaving = step === 'account' && user.loggedIn;
    if (known && !leaving && path !== before) change({ path });
  });
  return (
    <Steps now={now} of={path.length}>
      {/* The number is unknown until the user is loaded. */}
      {known || before ? t('step', { now, of: path.length }) : '\u00a0'}
    </Steps>
  );
}
