import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { CardTroubleNote } from '@greenroom/card-payments';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Button } from '@greenroom/shared-ui';
import { subscriptionMessages } from './messages/index.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import type { Payment } from './use-payment.ts';

interface PayOpenProps {
  subscription: SubscriptionRecord;
  payment: Payment;
}

/** Offers to pay what is open: an overdue amount, or a change that waits for the bank, which can be left as well. */
export function PayOpen({ subscription, payment }: PayOpenProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { overdue, pendingUpdate, actions } = subscription;
  const { paying, withdrawing, trouble, error, pay, withdraw } = payment;
  const label = pendingUpdate ? t('update.confirm') : overdue && t('pay', { amount: sayMoney(overdue) });
  return (
    <>
      <CardTroubleNote trouble={trouble} />
      <SubscriptionTrouble error={error} />
      {actions.includes('pay') && label && (
        <Button
          variant="primary"
          busy={paying}
          busyLabel={t('pay.sending')}
          onClick={() => void pay(subscription)}
          {...pressed('subscription.pay')}
        >
          {label}
        </Button>
      )}
      {actions.includes('withdraw_update') && (
        <Button
          variant="quiet"
          busy={withdrawing}
          busyLabel={t('sending')}
          disabled={paying}
          onClick={() => void withdraw(subscription)}
        >
          {t('switch.stay')}
        </Button>
      )}
    </>
  );
}
