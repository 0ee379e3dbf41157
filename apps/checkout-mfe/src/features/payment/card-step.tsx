import { useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { loadPayments, pageLook } from '@greenroom/card-payments';
import { CheckoutElementsProvider, useCheckoutElements } from '@greenroom/card-payments/checkout';
import type { SubscriptionBegun } from '@greenroom/contracts';
import { BusyText, Button, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { PayForm } from './pay-form.tsx';
import type { PayOptions } from './use-pay.ts';

/** The card form, as the button below it has to know it. */
export type CardState =
  | { at: 'loading' }
  | { at: 'failed' }
  /** `amount`: what is paid today, where tax was added to the prices of the page. */
  | { at: 'ready'; paying: boolean; amount: string | undefined };

export interface CardStepProps extends Pick<PayOptions, 'checkAgreed' | 'agree'> {
  ref: Ref<{ pay(): Promise<void> }>;
  begun: SubscriptionBegun;
  onCard(state: CardState): void;
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
  const { onCard } = props;
  const [broken, setBroken] = useState(false);
  const failed = broken || loaded.type === 'error';
  useEffect(() => {
    if (failed) onCard({ at: 'failed' });
  }, [failed, onCard]);
  if (loaded.type === 'loading') return <BusyText>{t('payment.cardLoading')}</BusyText>;
  if (loaded.type === 'success' && !broken)
    return <PayForm {...props} checkout={loaded.checkout} onLoadError={() => setBroken(true)} />;
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
