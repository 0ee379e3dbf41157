import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { Button } from '@greenroom/shared-ui';
import { subscriptionMessages } from './messages/index.ts';
import { useCommerceResumeMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';

interface ResumeButtonProps {
  subscriptionId: string;
  /** Names the amount to be charged, if any. */
  label: string;
  onDone(changed: SubscriptionRecord): unknown;
}

/** Cancels a pause, or ends one that has begun. */
export function ResumeButton({ subscriptionId, label, onDone }: ResumeButtonProps): ReactNode {
  const t = subscriptionMessages.useText();
  const [resume, { isLoading, error }] = useCommerceResumeMutation();
  const send = async () => {
    const { data: changed } = await resume({ params: { subscriptionId } });
    if (changed) await onDone(changed);
  };
  return (
    <>
      {error !== undefined && <SubscriptionTrouble error={error} />}
      <Button
        size="s"
        busy={isLoading}
        busyLabel={t('sending')}
        onClick={() => void send()}
        {...pressed('subscription.resume')}
      >
        {label}
      </Button>
    </>
  );
}
