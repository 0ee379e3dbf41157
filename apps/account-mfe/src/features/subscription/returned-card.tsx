import { useEffect, useRef, type ReactNode } from 'react';
import { CardTroubleNote } from '@greenroom/card-payments';
import { useLocation, useNavigate } from '@greenroom/navigation';
import { BusyText, Button, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { CardReturned } from './card-returned.ts';
import { useCommercePaymentMethodConfirmedMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

interface ReturnedCardProps {
  returned: CardReturned;
  subscriptionId: string;
  onDone(): unknown;
}

/**
 * Activates a payment method that was confirmed on a bank's or wallet's page; one that is only stored needs no request.
 * The URL names it until that has happened, so a reload loses nothing, and it is activated once.
 */
export function ReturnedCard({ returned, subscriptionId, onDone }: ReturnedCardProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [take, { error }] = useCommercePaymentMethodConfirmedMutation();
  const begun = useRef(false);
  const { setupIntentId, refused, charge } = returned;

  const send = async () => {
    const { error: failed } = charge ? await take({ params: { subscriptionId }, body: { setupIntentId } }) : {};
    if (failed) return;
    await navigate({ search: '', hash }, { replace: true });
    await onDone();
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (refused) void navigate({ search: '', hash }, { replace: true });
    else void send();
  });
  if (refused) return <CardTroubleNote trouble="notAuthenticated" />;
  if (error === undefined) return <BusyText>{t('card.taking')}</BusyText>;
  return (
    <Row wrap between>
      <SubscriptionTrouble error={error} />
      <Button size="s" onClick={() => void send()}>
        {words('tryAgain')}
      </Button>
    </Row>
  );
}
