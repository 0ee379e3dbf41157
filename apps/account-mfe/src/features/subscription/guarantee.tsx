import type { ReactNode } from 'react';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Button, Head, Small, Stack } from '@greenroom/shared-ui';
import type { Asking } from './dialog-props.ts';
import { subscriptionMessages } from './messages/index.ts';

interface GuaranteeProps {
  subscription: SubscriptionRecord;
  ask(what: Asking): void;
}

/** The money-back guarantee: a refund button while it applies, and its terms while the plan is paid here. */
export function Guarantee({ subscription, ask }: GuaranteeProps): ReactNode {
  const t = subscriptionMessages.useText();
  const { id, actions, moneyBack, guaranteeUsed } = subscription;
  if (id === null) return null;
  const open = moneyBack !== null && actions.includes('refund');
  return (
    <Stack gap={3} start>
      <Head as="h2">{t('guarantee')}</Head>
      <Small tone={2}>
        {open
          ? t('guarantee.open', { amount: sayMoney(moneyBack), day: sayDay(moneyBack.until) })
          : t(guaranteeUsed === true ? 'guarantee.used' : 'guarantee.text')}
      </Small>
      {open && (
        <Button size="s" aria-haspopup="dialog" onClick={() => ask('refund')}>
          {t('refund.open')}
        </Button>
      )}
    </Stack>
  );
}
