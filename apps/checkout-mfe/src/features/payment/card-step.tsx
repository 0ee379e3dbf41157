import type { CardStepProps } from './card-step-props.ts';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadPayments, pageLook } from '@greenroom/card-payments';
import { CheckoutElementsProvider, useCheckoutElements } from '@greenroom/card-payments/checkout';
import { BusyText, Button, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { PayForm } from './pay-form.tsx';

/** The payment provider's card form for a checkout session. */
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
  const onLoadError = useCallback(() => setBroken(true), []);
  const failed = broken || loaded.type === 'error';
  useEffect(() => {
    if (failed) onCard({ at: 'failed' });
  }, [failed, onCard]);
  if (loaded.type === 'loading') return <BusyText>{t('payment.cardLoading')}</BusyText>;
  if (loaded.type === 'success' && !broken)
    return <PayForm {...props} checkout={loaded.checkout} onLoadError={onLoadError} />;
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
