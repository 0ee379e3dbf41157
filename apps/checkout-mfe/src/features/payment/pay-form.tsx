import { useEffect, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { CardTroubleNote } from '@greenroom/card-payments';
import { PaymentElement, type CheckoutSession } from '@greenroom/card-payments/checkout';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import type { CardStepProps } from './card-step.tsx';
import { ReckonedTax, withAddedTax } from './reckoned-tax.tsx';
import { usePay } from './use-pay.ts';

const options = { layout: 'tabs' } as const;

/** The card, and the one button. It can be pressed as often as one likes: it pays once. */
export function PayForm({
  checkout,
  begun,
  label,
  agreed,
  onNotAgreed,
  onExpired,
}: CardStepProps & { checkout: CheckoutSession }): ReactNode {
  const t = messages.useText();
  const { pay, paying, trouble } = usePay({ checkout, sessionId: begun.checkoutSessionId, onExpired });
  const paid = withAddedTax(checkout);
  const expired = checkout.status.type === 'expired';

  useEffect(() => {
    if (expired) onExpired();
  }, [expired, onExpired]);
  return (
    <>
      <div role="group" aria-label={t('payment.cardLegend')}>
        <PaymentElement options={options} />
      </div>
      <CardTroubleNote trouble={trouble} />
      <ReckonedTax total={checkout.total} recurring={checkout.recurring} />
      <Button
        variant="primary"
        wide
        busy={paying}
        busyLabel={t('payment.paying')}
        onClick={() => (agreed ? void pay() : onNotAgreed())}
        {...pressed('checkout.pay')}
      >
        {paid === undefined ? label : t('payment.pay', { amount: paid })}
      </Button>
    </>
  );
}
