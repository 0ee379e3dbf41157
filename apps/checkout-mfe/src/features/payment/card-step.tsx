import { useMemo, useState, type ReactNode } from 'react';
import { loadPayments, pageLook } from '@greenroom/card-payments';
import { CheckoutElementsProvider, useCheckoutElements } from '@greenroom/card-payments/checkout';
import type { SubscriptionBegun } from '@greenroom/contracts';
import { BusyText, Button, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { PayForm } from './pay-form.tsx';

export interface CardStepProps {
  begun: SubscriptionBegun;
  /** What the button says. */
  label: string;
  agreed: boolean;
  onNotAgreed(): void;
  /** The session is over, unpaid. */
  onExpired(): void;
  onAgain(): void;
}

/** The card form of the payment provider's, for a checkout session that has begun. */
export function CardStep(props: CardStepProps): ReactNode {
  const { clientSecret, publishableKey, sandbox } = props.begun;
  const stripe = useMemo(() => loadPayments({ publishableKey, sandbox }), [publishableKey, sandbox]);
  const [look] = useState(pageLook);
  const options = useMemo(() => ({ clientSecret, elementsOptions: look }), [clientSecret, look]);
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <Loaded {...props} />
    </CheckoutElementsProvider>
  );
}

function Loaded(props: CardStepProps): ReactNode {
  const t = messages.useText();
  const loaded = useCheckoutElements();
  if (loaded.type === 'loading') return <BusyText>{t('payment.cardLoading')}</BusyText>;
  if (loaded.type === 'success') return <PayForm {...props} checkout={loaded.checkout} />;
  return (
    <StatusPanel
      role="alert"
      title={t('payment.cardFailed')}
      action={
        <Button variant="plain" size="s" onClick={props.onAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('payment.cardFailedText')}
    </StatusPanel>
  );
}
