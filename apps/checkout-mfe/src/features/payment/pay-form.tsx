import { useEffect, useImperativeHandle, type ReactNode } from 'react';
import { CardTroubleNote } from '@greenroom/card-payments';
import { PaymentElement, type CheckoutSession } from '@greenroom/card-payments/checkout';
import { messages } from '../../shared/checkout/index.ts';
import type { CardStepProps } from './card-step-props.ts';
import { ReckonedTax, withAddedTax } from './reckoned-tax.tsx';
import { usePay } from './use-pay.ts';

const options = { layout: 'tabs' } as const;

/** The card, and what is said about it. The button stands outside, and pays by this form's handle. */
export function PayForm({
  ref,
  checkout,
  begun,
  checkAgreed,
  agree,
  onExpired,
  onLoadError,
  onCard,
}: CardStepProps & { checkout: CheckoutSession; onLoadError(): void }): ReactNode {
  const t = messages.useText();
  const sessionId = begun.checkoutSessionId;
  const { pay, paying, trouble } = usePay({ checkout, sessionId, checkAgreed, agree, onExpired });
  const amount = withAddedTax(checkout);
  const expired = checkout.status.type === 'expired';
  useImperativeHandle(ref, () => ({ pay }));

  useEffect(() => {
    if (expired) onExpired();
  }, [expired, onExpired]);
  useEffect(() => {
    onCard({ at: 'ready', paying, amount });
    return () => onCard({ at: 'loading' });
  }, [paying, amount, onCard]);
  return (
    <>
      <div role="group" aria-label={t('payment.cardLegend')}>
        <PaymentElement options={options} onLoadError={onLoadError} />
      </div>
      <CardTroubleNote trouble={trouble} />
      <ReckonedTax total={checkout.total} recurring={checkout.recurring} />
    </>
  );
}
