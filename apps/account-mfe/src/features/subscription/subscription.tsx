import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFetchUser } from '@greenroom/auth';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { BarShape, Button, Row, Skeleton, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { resultOf, type PlanAction } from './after-action.ts';
import { cardReturned } from './card-returned.ts';
import type { Asking } from './dialog-props.ts';
import { Guarantee } from './guarantee.tsx';
import { Leaving } from './leaving.tsx';
import { PlanLines } from './plan-lines.tsx';
import { isPaidPlan } from './plan-statement.ts';
import { Receipts } from './receipts.tsx';
import { StateCard } from './state-card.tsx';
import { SubscriptionTrouble } from './trouble.tsx';
import { usePayment } from './use-payment.ts';
import { useSubscription } from './use-subscription.ts';
import { subscriptionMessages } from './messages/index.ts';

/** Dialogs are loaded on demand. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));
const SwitchDialog = lazy(async () => ({ default: (await import('./switch-dialog.tsx')).SwitchDialog }));
const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));
const ReturnedCard = lazy(async () => ({ default: (await import('./returned-card.tsx')).ReturnedCard }));
const CardsDialog = lazy(async () => ({ default: (await import('./cards-dialog.tsx')).CardsDialog }));
const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));
const CouponDialog = lazy(async () => ({ default: (await import('./coupon-dialog.tsx')).CouponDialog }));
const BillingDialog = lazy(async () => ({ default: (await import('./billing-dialog.tsx')).BillingDialog }));
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

/** Shows the subscription in any state, with all available actions. */
export function Subscription(): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const known = useSubscription();
  if (known.state === 'loading')
    return (
      <Skeleton label={t('loading')}>
        <BarShape height="190px" />
      </Skeleton>
    );
  if (known.state === 'failed')
    return (
      <Row wrap between>
        <SubscriptionTrouble error={known.error} />
        <Button size="s" onClick={known.retry}>
          {words('tryAgain')}
        </Button>
      </Row>
    );
  return <Known subscription={known.subscription} refetch={known.refetch} />;
}

function Known({
  subscription,
  refetch,
}: {
  subscription: SubscriptionRecord;
  refetch(): Promise<unknown>;
}): ReactNode {
  const t = subscriptionMessages.useText();
  const fetchUser = useFetchUser();
  const [asking, setAsking] = useState<Asking>();
  const [done, setDone] = useState<PlanAction>();
  const ask = (what: Asking) => {
    setDone(undefined);
    setAsking(what);
  };
  const { id } = subscription;
  const { search } = useLocation();
  const [returned, setReturned] = useState(() => cardReturned(search));
  const end = async (what: PlanAction) => {
    setDone(what);
    if (what === 'refund') await refetch();
    // The user's rights depend on the plan.
    await fetchUser();
  };
  const payment = usePayment(end);
  /** A change whose payment the bank asks about is confirmed there first. */
  const settle = (what: PlanAction, changed?: SubscriptionRecord) =>
    changed?.pendingUpdate ? payment.pay(changed) : end(what);
  const dialog = {
    close: () => setAsking(undefined),
    done: (what: PlanAction, changed?: SubscriptionRecord) => {
      setAsking(undefined);
      return settle(what, changed);
    },
  };
  const result = done && resultOf(done, subscription);
  return (
    <Stack gap={6}>
      <div role="status">{result && t(result.key, 'fill' in result ? result.fill : undefined)}</div>
      {returned && id !== null && (
        <Suspense>
          <ReturnedCard
            returned={returned}
            subscriptionId={id}
            onDone={() => {
              setReturned(undefined);
              return dialog.done(returned.charge ? 'card' : 'add_card');
            }}
          />
        </Suspense>
      )}
      <StateCard subscription={subscription} payment={payment} onDone={settle} />
      <PlanLines subscription={subscription} ask={ask} onDone={setDone} />
      <Receipts paying={id !== null} />
      <Leaving subscription={subscription} ask={ask} />
      <Guarantee subscription={subscription} ask={ask} />
      {isPaidPlan(subscription) && (
        <Suspense>
          {asking === 'cancel' && (
            <CancelDialog
              {...dialog}
              subscription={subscription}
              onPause={() => ask('pause')}
              onRefund={() => ask('refund')}
            />
          )}
          {asking === 'switch' && <SwitchDialog {...dialog} subscription={subscription} onCard={() => ask('card')} />}
          {asking === 'card' && <CardDialog {...dialog} subscription={subscription} />}
          {asking === 'cards' && <CardsDialog {...dialog} subscription={subscription} onAdd={() => ask('add_card')} />}
          {asking === 'add_card' && <CardDialog {...dialog} subscription={subscription} adding />}
          {asking === 'pause' && <PauseDialog {...dialog} subscription={subscription} />}
          {asking === 'coupon' && <CouponDialog {...dialog} subscription={subscription} />}
          {asking === 'billing' && <BillingDialog {...dialog} />}
          {asking === 'refund' && <RefundDialog {...dialog} subscription={subscription} />}
        </Suspense>
      )}
    </Stack>
  );
}
