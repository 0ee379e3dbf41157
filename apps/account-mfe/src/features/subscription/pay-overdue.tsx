import { useRef, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { CardTroubleNote, loadPayments, troubleOf, type CardTrouble } from '@greenroom/card-payments';
import { type Money, type PaymentBegun, settingsAt } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Button } from '@greenroom/shared-ui';
import { subscriptionMessages } from './messages/index.ts';
import { useCommercePaymentConfirmedMutation, useCommercePaymentMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';

interface PayOverdueProps {
  subscriptionId: string;
  amount: Money;
  onPaid(): unknown;
}

/**
 * Pays the overdue amount with the current card; a bank challenge opens over the page. The result is read from the
 * server, even if the provider's response was lost.
 */
export function PayOverdue({ subscriptionId, amount, onPaid }: PayOverdueProps): ReactNode {
  const t = subscriptionMessages.useText();
  const [begin, beginning] = useCommercePaymentMutation();
  const [askWhatCame, asking] = useCommercePaymentConfirmedMutation();
  const busy = useRef(false);
  const [paying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();
  const own = { params: { subscriptionId } };

  const send = async (): Promise<CardTrouble | undefined> => {
    const { data: begun } = await begin(own);
    const refused = begun && (await confirm(begun).catch(() => 'fatal' as const));
    if (refused && refused !== 'fatal') return refused;
    // If it could not start, it may have been paid in another tab.
    const { data: record } = await askWhatCame(own);
    if (record && record.state !== 'past_due') await onPaid();
    return record?.state === 'past_due' ? refused : undefined;
  };
  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setTrouble(undefined);
    setTrouble(await send());
    busy.current = false;
    setPaying(false);
  };
  return (
    <>
      <CardTroubleNote trouble={trouble} />
      <SubscriptionTrouble error={beginning.error ?? asking.error} />
      <Button
        variant="primary"
        busy={paying}
        busyLabel={t('pay.sending')}
        onClick={() => void pay()}
        {...pressed('subscription.pay')}
      >
        {t('pay', { amount: sayMoney(amount) })}
      </Button>
    </>
  );
}

async function confirm({ clientSecret, paymentMethodId, ...provider }: PaymentBegun): Promise<CardTrouble | undefined> {
  const stripe = await loadPayments(provider);
  if (!stripe) return 'fatal';
  const { error } = await stripe.confirmPayment({
    clientSecret,
    confirmParams: {
      payment_method: paymentMethodId,
      return_url: new URL(settingsAt('plan'), window.location.origin).href,
    },
    redirect: 'if_required',
  });
  return error && troubleOf(error);
}
