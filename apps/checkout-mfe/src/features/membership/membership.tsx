import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import { paths, type Plans } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { chargesOf, pickOf, usePlans, type Pick } from '@greenroom/plans';
import { BarShape, ButtonLink, Skeleton, Stack } from '@greenroom/shared-ui';
import {
  AlreadyIn,
  CheckoutPage,
  DueLine,
  DuePlace,
  messages,
  NoPlans,
  TaxNote,
  useHasPlan,
} from '../../shared/checkout/index.ts';
import { useChoice, type Choice } from '../../shared/choice/index.ts';
import { WhatHappensWhen } from '../../shared/plan-aside/index.ts';
import { Included } from './included.tsx';
import { OfferCode } from './offer-code.tsx';
import { PlanCards } from './plan-cards.tsx';

const Below = styled(Stack)`
  max-width: 680px;
  margin-top: var(--s-6);
`;

/** The choice of a plan, with all prices and dates on one page. */
export function Membership(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [choice, change] = useChoice();
  const { plans, askAgain } = usePlans(choice.coupon);
  const [now] = useState(() => new Date());
  const hasPlan = useHasPlan();
  const pick = plans && pickOf(plans, choice.tier, choice.coupon);
  const charges = pick && chargesOf(pick, now);
  const trialDays = charges?.trialDays ?? 0;
  return (
    <CheckoutPage
      step="membership"
      heading={t(headingOf(plans))}
      lead={trialDays > 0 ? t('membership.leadTrial', { days: trialDays }) : t('membership.lead')}
      due={!hasPlan && (pick && charges ? <DueLine pick={pick} charges={charges} /> : !plans && <DuePlace />)}
      aside={!hasPlan && pick && charges && <WhatHappensWhen pick={pick} charges={charges} now={now} />}
      note={user.email === null ? undefined : t('signedInAs', { email: user.email })}
    >
      {hasPlan && <AlreadyIn />}
      {!hasPlan && !plans && (
        <Below>
          <Skeleton label={t('loading')}>
            <BarShape height="180px" />
          </Skeleton>
        </Below>
      )}
      {!hasPlan && plans?.tiers.length === 0 && <NoPlans onAgain={askAgain} />}
      {!hasPlan && pick && (
        <Below gap={5}>
          <Chooser plans={plans} pick={pick} choice={choice} onChange={change} />
        </Below>
      )}
    </CheckoutPage>
  );
}

function headingOf(plans: Plans | undefined) {
  if (plans?.onlyAnnualTier) return 'membership.headingYear';
  return plans?.tiers.length === 1 ? 'membership.headingOne' : 'membership.heading';
}

interface ChooserProps {
  plans: Plans;
  pick: Pick;
  choice: Choice;
  onChange: ReturnType<typeof useChoice>[1];
}

function Chooser({ plans, pick, choice, onChange }: ChooserProps): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const next = user.loggedIn ? paths.checkoutPayment : paths.checkoutSignup;
  return (
    <>
      <PlanCards
        tiers={plans.tiers}
        chosen={pick.tier.id}
        code={choice.coupon}
        onChoose={(tier) => onChange({ tier })}
      />
      <OfferCode pick={pick} tiers={plans.tiers} code={choice.coupon} onChange={(coupon) => onChange({ coupon })} />
      <ButtonLink
        variant="primary"
        wide
        as={Link}
        to={next}
        onClick={() => onChange({ tier: pick.tier.id })}
        {...pressed('checkout.membership')}
      >
        {t(user.loggedIn ? 'membership.goOn' : 'membership.goOnAccount')}
      </ButtonLink>
      <TaxNote {...plans} />
      <Included />
    </>
  );
}
