import styled from '@emotion/styled';
import { useCallback, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { chargesOf, pickOf, usePlans } from '@greenroom/plans';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import {
  CheckoutPage,
  messages,
  NoPlans,
  sayDay,
  sayMoney,
  useHasPlan,
  type AddedTax,
} from '../../shared/checkout/index.ts';
import { useChoice } from '../../shared/choice/index.ts';
import { PlanAside } from '../../shared/plan-aside/index.ts';
import { sentSession } from '../../shared/session/index.ts';
import { PayStep, type Notice } from './pay-step.tsx';
import { Paid } from './paid.tsx';
import { SentBefore } from './sent-before.tsx';

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
  const [added, setAdded] = useState<AddedTax>();
  const [notice, setNotice] = useState<Notice>();
  const [sent, setSent] = useState(sentSession);
  const hasPlan = useHasPlan();
  const mayPay = !hasPlan && sent === undefined;
  const onUnpaid = useCallback(() => setSent(undefined), []);
  const pick = plans && pickOf(plans, choice.tier, choice.coupon);
  const charges = pick && chargesOf(pick, now);
  return (
    <CheckoutPage
      step="payment"
      heading={t(mayPay ? 'payment.heading' : 'payment.headingPaid')}
      lead={
        charges &&
        mayPay &&
        (charges.remindedAt
          ? t('payment.leadTrial', { remind: sayDay(charges.remindedAt), end: sayDay(charges.firstAt) })
          : t(user.purchaseEligibility.moneyBack ? 'payment.leadPaid' : 'payment.leadPaidForGood', {
              amount: added?.first ?? sayMoney(charges.first),
              until: sayDay(charges.moneyBackUntil),
            }))
      }
      aside={!hasPlan && <PlanAside added={added} />}
      note={t('cardsElsewhere')}
    >
      {hasPlan && <Paid />}
      {!hasPlan && sent !== undefined && (
        <Below>
          <SentBefore session={sent} onUnpaid={onUnpaid} />
        </Below>
      )}
      {mayPay && !plans && (
        <Below>
          <Skeleton label={t('loading')}>
            <BarShape height="220px" />
          </Skeleton>
        </Below>
      )}
      {mayPay && plans?.tiers.length === 0 && <NoPlans onAgain={askAgain} />}
      {mayPay && pick && charges && (
        <PayStep
          pick={pick}
          charges={charges}
          notice={notice}
          onNotice={setNotice}
          onSent={setSent}
          onStale={askAgain}
          onAddedTax={setAdded}
        />
      )}
    </CheckoutPage>
  );
}
