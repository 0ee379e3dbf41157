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
import { Button, Row, Tick } from '@greenroom/shared-ui';
import { withoutCharge } from './card-returned.ts';
import { useCommercePaymentMethodConfirmedMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const options = { layout: 'tabs' } as const;

export interface CardFormProps {
  setupIntentId: string;
  subscriptionId: string;
  /** Whether the card is charged from now on; otherwise it is only stored. */
  charge: boolean;
  /** The checkbox that decides about `charge`. Without it, the person has no choice. */
  choice?: { label: string; onChange(charge: boolean): void } | undefined;
  /** Called when the form did not load. */
  onBroken(): void;
  onAgain(): void;
  onDone(): unknown;
}

/**
 * Confirms the card with the provider, which stores it, then activates it if it is to be charged; once, however often
 * the button is pressed.
 */
export function CardForm({
  setupIntentId,
  subscriptionId,
  charge,
  choice,
  onBroken,
  onAgain,
  onDone,
}: CardFormProps): ReactNode {
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
    const returnUrl = new URL(settingsAt('plan'), window.location.origin);
    const { error } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: (charge ? returnUrl : withoutCharge(returnUrl)).href },
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
      const { error } = charge ? await take({ params: { subscriptionId }, body: { setupIntentId } }) : {};
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
      {choice && (
        <Tick
          checked={charge}
          // After a failed activation the server may already charge this card: it can only be tried again.
          disabled={sending || taking.error !== undefined}
          onChange={({ target }) => choice.onChange(target.checked)}
        >
          {choice.label}
        </Tick>
      )}
      <CardTroubleNote trouble={trouble} />
      <SubscriptionTrouble error={taking.error} />
      <Row>
        <Button variant="primary" busy={sending} busyLabel={t('sending')} onClick={() => void send()}>
          {t(charge ? 'card.send' : 'card.save')}
        </Button>
      </Row>
    </>
  );
}
