import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { chargesOf, pickOf, usePlans } from '@greenroom/plans';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import { CheckoutPage, messages, NoPlans, sayDay, sayMoney, useHasPlan } from '../../shared/checkout/index.ts';
import { useChoice } from '../../shared/choice/index.ts';
import { PlanAside } from '../../shared/plan-aside/index.ts';
import { PayStep, type Notice } from './pay-step.tsx';
import { Paid } from './refused.tsx';

const Below = styled.div`
  max-width: 540px;
  margin-top: var(--s-6);
`;

/** The last step: the terms, the card, and one button. */
export function Payment(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [choice] = useChoice();
  const { plans, askAgain } = usePlans(choice.coupon);
  const [now] = useState(() => new Date());
  const [sandbox, setSandbox] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const hasPlan = useHasPlan();
  const pick = plans && pickOf(plans, choice.tier, choice.coupon);
  const charges = pick && chargesOf(pick, now);
  return (
    <CheckoutPage
      step="payment"
      heading={t('payment.heading')}
      lead={
        charges &&
        !hasPlan &&
        (charges.remindedAt
          ? t('payment.leadTrial', { remind: sayDay(charges.remindedAt), end: sayDay(charges.firstAt) })
          : t(user.purchaseEligibility.moneyBack ? 'payment.leadPaid' : 'payment.leadPaidForGood', {
              amount: sayMoney(charges.first),
              until: sayDay(charges.moneyBackUntil),
            }))
      }
      aside={!hasPlan && <PlanAside />}
      ribbon={sandbox ? t('payment.ribbon') : undefined}
      note={t('cardsElsewhere')}
    >
      {hasPlan && <Paid />}
      {!hasPlan && !plans && (
        <Below>
          <Skeleton label={t('loading')}>
            <BarShape height="220px" />
          </Skeleton>
        </Below>
      )}
      {!hasPlan && plans?.tiers.length === 0 && <NoPlans onAgain={askAgain} />}
      {!hasPlan && pick && charges && (
        <PayStep
          pick={pick}
          charges={charges}
          onSandbox={setSandbox}
          notice={notice}
          onNotice={setNotice}
          onStale={askAgain}
        />
      )}
    </CheckoutPage>
  );
}
