import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { sayDay } from '@greenroom/plans';
import { Body, Button, Pick, PickRow, Stack } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import type { AskingProps } from './dialog-props.ts';
import { chargeAfterPause } from './plan-statement.ts';
import { useCommercePauseMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

/** Asks how long to pause; for each choice, says until when and what is charged then. */
export function PauseDialog({ subscription, close, done }: AskingProps): ReactNode {
  const t = subscriptionMessages.useText();
  const words = messages.useText();
  const [pause, { isLoading, error }] = useCommercePauseMutation();
  const { id, pauseOptions = [], currentPeriodEnd } = subscription;
  const [months, setMonths] = useState(1);
  const chosen = pauseOptions.find((one) => one.months === months);
  const agree = async () => {
    const { error: failed } = await pause({ params: { subscriptionId: id }, body: { months } });
    if (!failed) await done('pause');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('pause.title')}
      closeLabel={words('close')}
      actions={
        <>
          <Button
            busy={isLoading}
            busyLabel={t('sending')}
            onClick={() => void agree()}
            {...pressed('subscription.pause')}
          >
            {t('pause.send', { months })}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('switch.stay')}
          </Button>
        </>
      }
    >
      <SubscriptionTrouble error={error} />
      <Stack gap={4}>
        <Body tone={2}>{t('pause.text', { from: sayDay(currentPeriodEnd) })}</Body>
        <Pick legend={t('pause.legend')}>
          {pauseOptions.map((one) => (
            <PickRow key={one.months} checked={one.months === months} onChange={() => setMonths(one.months)}>
              {t('pause.option', { months: one.months, until: sayDay(one.until) })}
            </PickRow>
          ))}
        </Pick>
        {chosen && (
          <Body role="status">
            {t('pause.then', { until: sayDay(chosen.until), charge: chargeAfterPause(subscription) })}
          </Body>
        )}
      </Stack>
    </Dialog>
  );
}
