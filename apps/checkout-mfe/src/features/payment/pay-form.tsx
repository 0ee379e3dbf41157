import { useEffect, useImperativeHandle, useMemo, type ReactNode } from 'react';
import { CardOpeningNote, CardTroubleNote, useCardOpening } from '@greenroom/card-payments';
import { PaymentElement, type CheckoutSession } from '@greenroom/card-payments/checkout';
import { Button, Small } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import type { CardStepProps } from './card-step-props.ts';
import { addedTax, ReckonedTax } from './reckoned-tax.tsx';
import { usePay } from './use-pay.ts';

const options = { layout: 'tabs' } as const;

/** The card form and its messages. The button is outside and pays through this form's handle. */
export function PayForm({
  ref,
  checkout,
  begun,
  coupon,
  checkAgreed,
  agree,
  onExpired,
  onAgain,
  onSent,
  onLoadError,
  onCard,
}: CardStepProps & { checkout: CheckoutSession; onLoadError(): void }): ReactNode {
  const t = messages.useText();
  const sessionId = begun.checkoutSessionId;
  const { pay, paying, isSlow, trouble } = usePay({ checkout, sessionId, checkAgreed, agree, onExpired });
  const { tax, dueToday = '', first = '', later } = addedTax(checkout, { coupon }) ?? {};
  const added = useMemo(
    () => (tax === undefined ? undefined : { tax, dueToday, first, later }),
    [tax, dueToday, first, later],
  );
  const expired = checkout.status.type === 'expired';
  const opening = useCardOpening();
  useImperativeHandle(ref, () => ({
    async pay() {
      if (opening.checkOpen()) await pay();
    },
  }));

  useEffect(() => {
    if (expired) onExpired();
  }, [expired, onExpired]);
  useEffect(() => {
    onCard({ at: 'ready', paying, added });
    return () => onCard({ at: 'loading' });
  }, [paying, added, onCard]);
  return (
    <>
      <div role="group" aria-label={t('payment.cardLegend')}>
        <PaymentElement options={options} onReady={opening.onReady} onLoadError={onLoadError} />
        <CardOpeningNote state={opening.state} onAgain={onAgain} />
      </div>
      <CardTroubleNote trouble={trouble} />
      {isSlow && (
        <Small role="status">
          {t('payment.payingSlow')}{' '}
          <Button variant="plain" size="s" onClick={() => onSent({ sessionId, sentAt: Date.now() })}>
            {t('payment.whatCame')}
          </Button>
        </Small>
      )}
      <ReckonedTax total={checkout.total} recurring={checkout.recurring} />
    </>
  );
}
