import { useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { usePlans } from '@greenroom/plans';
import { BusyText, Page } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { useChoice } from '../../shared/choice/index.ts';

/** The checkout's root: on to the step one is at. What the address chose goes along, kept in the tab. */
export function Entry(): ReactNode {
  const t = messages.useText();
  const { user, known } = useCurrentUser();
  const [{ tier, coupon }, change] = useChoice();
  // On their way while one is led on; here they are asked for whoever it is (specification, section 6).
  usePlans(coupon);
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = tier === undefined ? paths.checkoutMembership : paths.checkoutPayment;
  const to = user.loggedIn ? step : paths.checkoutSignup;

  useEffect(() => {
    if (!known) return;
    // Whoever enters anew begins to count anew.
    change({ path: undefined });
    void navigate(to + search, { replace: true });
  }, [known, change, navigate, to, search]);
  return (
    <Page>
      <BusyText>{t('loading')}</BusyText>
    </Page>
  );
}
