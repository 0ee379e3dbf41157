import { useRef, useState } from 'react';
import { loadPayments, troubleOf, type CardTrouble } from '@greenroom/card-payments';
import { type PaymentBegun, settingsAt, type SubscriptionRecord } from '@greenroom/contracts';
import { cameOfPayment, type PlanAction } from './after-action.ts';
import {
  useCommercePaymentConfirmedMutation,
  useCommercePaymentMutation,
  useCommercePaymentWithdrawMutation,
} from './subscription-api.ts';

/** Paying what is open on a plan: an overdue amount, or a change that waits for its payment. */
export interface Payment {
  paying: boolean;
  withdrawing: boolean;
  /** Why the card was refused. */
  trouble: CardTrouble | undefined;
  error: unknown;
  pay(plan: SubscriptionRecord): Promise<void>;
  /** Leaves the plan as it is instead of making the change. */
  withdraw(plan: SubscriptionRecord): Promise<void>;
}

const ownOf = ({ id }: SubscriptionRecord) => ({ params: { subscriptionId: id ?? '' } });

/**
 * Pays with the current card; a bank challenge opens over the page. The result is read from the server, even if the
 * provider's response was lost. A change that the bank does not confirm is withdrawn.
 * @param onEnd called with what came of it, once nothing is open any more
 */
export function usePayment(onEnd: (how: PlanAction) => unknown): Payment {
  const [begin, beginning] = useCommercePaymentMutation();
  const [askWhatCame, asking] = useCommercePaymentConfirmedMutation();
  const [discard, discarding] = useCommercePaymentWithdrawMutation();
  const busy = useRef(false);
  const [paying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();

  const send = async (plan: SubscriptionRecord): Promise<CardTrouble | undefined> => {
    const { data: begun } = await begin(ownOf(plan));
    const refused = begun && (await confirm(begun).catch(() => 'fatal' as const));
    const isRefused = refused !== undefined && refused !== 'fatal';
    if (isRefused && !plan.pendingUpdate) return refused;
    // If it could not start, it may have been paid in another tab.
    const { data: record } = await (isRefused ? discard : askWhatCame)(ownOf(plan));
    const came = record && cameOfPayment(plan, record, isRefused);
    if (came) await onEnd(came);
    return record && !came ? refused : undefined;
  };
  return {
    paying,
    withdrawing: discarding.isLoading,
    trouble,
    error: beginning.error ?? asking.error ?? discarding.error,
    async pay(plan) {
      if (busy.current) return;
      busy.current = true;
      setPaying(true);
      setTrouble(undefined);
      setTrouble(await send(plan));
      busy.current = false;
      setPaying(false);
    },
    async withdraw(plan) {
      const { data: record } = await discard(ownOf(plan));
      const came = record && cameOfPayment(plan, record, false);
      if (came) await onEnd(came);
    },
  };
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
