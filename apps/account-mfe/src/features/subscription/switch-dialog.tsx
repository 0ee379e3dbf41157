import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { countOf, type SwitchPreview } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { BarShape, Body, Button, Row, Skeleton, Small, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { useCommerceSwitchMutation, useCommerceSwitchPreviewQuery } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

/** Shows the cost of a switch before the user agrees; exactly that amount is charged, or nothing. */
export function SwitchDialog({ subscription, close, done, onCard }: AskingProps & { onCard(): void }): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const tier = subscription.tier === 'annual' ? 'monthly' : 'annual';
  const params = { subscriptionId: subscription.id };
  const {
    currentData: preview,
    error,
    isFetching,
    refetch,
  } = useCommerceSwitchPreviewQuery({ params, query: { tier } });
  const [change, changing] = useCommerceSwitchMutation();

  const declined = changing.error !== undefined && 'code' in changing.error && changing.error.code === 'payment_failed';
  const agree = async () => {
    if (!preview) return;
    const { data: changed, error: failed } = await change({ params, body: { tier, previewedAt: preview.previewedAt } });
    if (changed) return done('switch', changed);
    // The amounts have changed: show them again and ask again.
    if (failed && 'code' in failed && failed.code === 'conflict') await refetch();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(tier === 'monthly' ? 'switch.toMonthly' : 'switch.toAnnual')}
      closeLabel={words('close')}
      actions={
        <>
          {preview ? (
            <Button
              busy={changing.isLoading || isFetching}
              busyLabel={t('sending')}
              onClick={() => void agree()}
              {...pressed('subscription.switch')}
            >
              {countOf(preview.dueNow.amount) > 0
                ? t('switch.pay', { amount: sayMoney(preview.dueNow) })
                : t('switch.agree')}
            </Button>
          ) : (
            error !== undefined && <Button onClick={() => void refetch()}>{words('tryAgain')}</Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t('switch.stay')}
          </Button>
        </>
      }
    >
      <SubscriptionTrouble error={changing.error ?? error} />
      {declined && subscription.actions.includes('payment_method') && (
        <Row>
          <Button size="s" aria-haspopup="dialog" onClick={onCard}>
            {t(subscription.card ? 'card.change' : 'card.add')}
          </Button>
        </Row>
      )}
      {preview && <Amounts preview={preview} />}
      {!preview && error === undefined && (
        <Skeleton label={t('switch.loading')}>
          <BarShape height="72px" />
        </Skeleton>
      )}
    </Dialog>
  );
}

function Amounts({ preview }: { preview: SwitchPreview }): ReactNode {
  const t = subscriptionMessages.useText();
  const { when, at, price, credit, dueNow, nextCharge } = preview;
  const fill = {
    day: sayDay(when === 'period_end' ? at : nextCharge.at),
    price: sayMoney({ amount: price.unitAmount, currency: price.currency }),
    credit: sayMoney(credit),
    due: sayMoney(dueNow),
    next: sayMoney(nextCharge),
  };
  if (when === 'trial')
    return (
      <Stack gap={2}>
        <Body>{t(preview.tier === 'annual' ? 'switch.trialAnnual' : 'switch.trialMonthly', fill)}</Body>
        <Small tone={2}>{t('switch.trialUntil', fill)}</Small>
      </Stack>
    );
  return (
    <Stack gap={2}>
      <Body>{t(when === 'now' ? 'switch.now' : 'switch.later', fill)}</Body>
      {when === 'now' && countOf(credit.amount) > 0 && <Small tone={2}>{t('switch.credit', fill)}</Small>}
      <Small tone={2}>{t(when === 'now' ? 'switch.then' : 'switch.until', fill)}</Small>
    </Stack>
  );
}
