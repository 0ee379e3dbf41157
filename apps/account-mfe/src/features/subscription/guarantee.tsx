import type { ReactNode } from 'react';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Button, Head, Small, Stack } from '@greenroom/shared-ui';
import type { Asking } from './dialog-props.ts';
import { refundOf } from './plan-statement.ts';
import { subscriptionMessages } from './messages/index.ts';

interface GuaranteeProps {
  subscription: SubscriptionRecord;
  ask(what: Asking): void;
}

/** The money-back guarantee: a refund button while it applies, and its terms while the plan is paid here. */
export function Guarantee({ subscription, ask }: GuaranteeProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { id, guaranteeUsed } = subscription;
  if (id === null) return null;
  const refund = refundOf(subscription);
  return (
    <Stack gap={3} start>
      <Head as="h2">{t('guarantee')}</Head>
      <Small tone={2}>
        {refund
          ? t('guarantee.open', { amount: sayMoney(refund), day: sayDay(refund.until) })
          : t(guaranteeUsed === true ? 'guarantee.used' : 'guarantee.text')}
      </Small>
      {refund && (
        <Button size="s" aria-haspopup="dialog" onClick={() => ask('refund')}>
          {t('refund.open')}
        </Button>
      )}
    </Stack>
  );
}
