import { useRef, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { sayMoney } from '@greenroom/plans';
import { Body, Button } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { useCommerceRefundMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

/** Asks for confirmation: the money is refunded, and the plan ends at once. */
export function RefundDialog({ subscription, close, done }: AskingProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const [refund, { isLoading, error }] = useCommerceRefundMutation();
  const { id, moneyBack } = subscription;
  // Focus the safe button, so that pressing the same key twice does not trigger an irreversible action.
  const stay = useRef<HTMLButtonElement>(null);
  const agree = async () => {
    const { error: failed } = await refund({ params: { subscriptionId: id } });
    if (!failed) await done('refund');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('refund.title')}
      closeLabel={words('close')}
      initialFocus={stay}
      actions={
        <>
          <Button
            busy={isLoading}
            busyLabel={t('sending')}
            onClick={() => void agree()}
            {...pressed('subscription.refund')}
          >
            {t('refund.send')}
          </Button>
          <Button ref={stay} variant="quiet" onClick={close}>
            {t('cancel.stay')}
          </Button>
        </>
      }
    >
      <SubscriptionTrouble error={error} />
      {moneyBack && <Body tone={2}>{t('refund.text', { amount: sayMoney(moneyBack) })}</Body>}
    </Dialog>
  );
}
