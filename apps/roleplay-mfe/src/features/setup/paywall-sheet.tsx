import { useState, type ReactNode } from 'react';
import { useCurrentUser, usePaywall, usePlansOff } from '@greenroom/auth';
import { logInAddress, pathTo, type PlanTier } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { pickOf, usePlans } from '@greenroom/plans';
import { ButtonLink, Fine, Row, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { LogInSheet, type SheetProps } from './log-in-sheet.tsx';
import { PlanPick } from './plan-pick.tsx';
import { texts } from './setup-texts.ts';

/**
 * Shown over a scene that is set up but cannot be played yet: scenes require a plan, or only an account where plans are
 * off. The form keeps its values.
 */
export function PaywallSheet(props: SheetProps): ReactNode {
  return usePlansOff() ? <LogInSheet {...props} /> : <PlanSheet {...props} />;
}

/** A plan can be chosen here. During a promotion, and where plans cannot be loaded, it links to the paywall instead. */
function PlanSheet({ title, picture, close }: SheetProps): ReactNode {
  const t = texts.useText();
  const { user } = useCurrentUser();
  const paywall = usePaywall();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { plans } = usePlans(undefined);
  const [tier, choose] = useState<PlanTier>();
  const pick = plans && !user.promotionOn ? pickOf(plans, tier, undefined) : undefined;
  const trialDays = pick?.tier.internalData.trialDays ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('paywall.title')}
      description={title === '' ? t('paywall.textUnnamed') : t('paywall.text', { title })}
      picture={picture}
      closeLabel={t('paywall.close')}
    >
      {plans && pick && <PlanPick tiers={plans.tiers} chosen={pick.tier.id} onChoose={choose} />}
      <Stack gap={3}>
        <ButtonLink
          variant="primary"
          wide
          as={Link}
          to={pick ? pathTo('checkout', undefined, { plan: pick.tier.id, returnTo: here }) : paywall}
        >
          {!pick && t('paywall.plans')}
          {pick && (trialDays > 0 ? t('paywall.startTrial', { days: trialDays }) : t('paywall.choose'))}
        </ButtonLink>
        {pick && <Fine tone={3}>{t(trialDays > 0 ? 'paywall.fineTrial' : 'paywall.fine')}</Fine>}
        <Row wrap gap={2} style={{ marginLeft: '-8px' }}>
          {pick && (
            <ButtonLink variant="quiet" size="s" as={Link} to={paywall}>
              {t('paywall.unsure')}
            </ButtonLink>
          )}
          {!user.loggedIn && (
            <ButtonLink variant="quiet" size="s" as={Link} to={logInAddress(here)}>
              {t('paywall.logIn')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
