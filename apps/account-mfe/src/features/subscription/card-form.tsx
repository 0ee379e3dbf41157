import { useRef, useState, type ReactNode } from 'react';
import {
  CardOpeningNote,
  CardTroubleNote,
  troubleOf,
  useCardOpening,
  type CardTrouble,
} from '@greenroom/card-payments';
import { PaymentElement, useElements, useStripe } from '@greenroom/card-payments/elements';
import { settingsAt } from '@greenroom/contracts';
import { Button, Row } from '@greenroom/shared-ui';
import { useCommercePaymentMethodConfirmedMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const options = { layout: 'tabs' } as const;

export interface CardFormProps {
  setupIntentId: string;
  subscriptionId: string;
  /** Called when the form did not load. */
  onBroken(): void;
  onAgain(): void;
  onDone(): unknown;
}

/** Confirms the card with the provider, then activates it; once, however often the button is pressed. */
export function CardForm({ setupIntentId, subscriptionId, onBroken, onAgain, onDone }: CardFormProps): ReactNode {
  const t = subscriptionMessages.useText();
  const stripe = useStripe();
  const elements = useElements();
  const [take, taking] = useCommercePaymentMethodConfirmedMutation();
  const opening = useCardOpening();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();
  // Whether the provider has confirmed it: a later failure is retried without another card.
  const confirmed = useRef(false);

  const confirm = async (): Promise<CardTrouble | undefined> => {
    if (!stripe || !elements) return 'fatal';
    const { error: incomplete } = await elements.submit();
    if (incomplete) return troubleOf(incomplete);
    const { error } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(settingsAt('plan'), window.location.origin).href },
    });
    if (error) return troubleOf(error);
    confirmed.current = true;
    return undefined;
  };
  const send = async () => {
    if (busy.current || !opening.checkOpen()) return;
    busy.current = true;
    setSending(true);
    const refused = confirmed.current ? undefined : await confirm().catch(() => 'fatal' as const);
    setTrouble(refused);
    if (!refused) {
      const { error } = await take({ params: { subscriptionId }, body: { setupIntentId } });
      if (!error) await onDone();
    }
    busy.current = false;
    setSending(false);
  };
  return (
    <>
      <div role="group" aria-label={t('card.legend')}>
        <PaymentElement options={options} onReady={opening.onReady} onLoadError={onBroken} />
        <CardOpeningNote state={opening.state} onAgain={onAgain} />
      </div>
      <CardTroubleNote trouble={trouble} />
      <SubscriptionTrouble error={taking.error} />
      <Row>
        <Button variant="primary" busy={sending} busyLabel={t('sending')} onClick={() => void send()}>
          {t('card.send')}
        </Button>
      </Row>
    </>
  );
}
