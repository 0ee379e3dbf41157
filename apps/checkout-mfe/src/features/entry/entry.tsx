import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { usePlans } from '@greenroom/plans';
import { BusyText, Page } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { useChoice } from '../../shared/choice/index.ts';

/** The checkout's root: redirects to the person's current step. The choices in the address are kept in the tab. */
export function Entry(): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const [{ tier, coupon }, change] = useChoice();
  // Requested here for everyone (specification, section 6), so that they load during the redirect.
  usePlans(coupon);
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = tier === undefined ? paths.checkoutMembership : paths.checkoutPayment;
  const to = user.loggedIn ? step : paths.checkoutSignup;

  useEffect(() => {
    if (!known) return;
    // Entering the checkout again restarts the numbering of the steps.
    change({ path: undefined });
    void navigate(to + search, { replace: true });
  }, [known, change, navigate, to, search]);
  return (
    <Page>
      <BusyText>{t('loading')}</BusyText>
    </Page>
  );
}
