import { useEffect, type ReactNode } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { useFetchUser } from '@greenroom/auth';
import { Button, StatusPanel } from '@greenroom/shared-ui';
import { AlreadyIn, messages } from '../../shared/checkout/index.ts';

/** What is said where the server names a field, in which what was shown does not hold any more. */
const changes = {
  include_trial: 'payment.trialGone',
  coupon: 'payment.codeGone',
  price: 'payment.pricesChanged',
} as const;
export type PriceChange = (typeof changes)[keyof typeof changes];

interface RefusedProps {
  error: ApiError;
  onAgain(): void;
  onPricesChanged(change: PriceChange): void;
}

/** Why the checkout did not begin: a plan is there already, the prices have changed, or nobody answers. */
export function Refused({ error, onAgain, onPricesChanged }: RefusedProps): ReactNode {
  const t = messages.useText();
  const fetchUser = useFetchUser();
  const change = changes[error.fields?.[0]?.path as keyof typeof changes] as PriceChange | undefined;
  const already = error.code === 'conflict' && !change;

  useEffect(() => {
    if (already || change) void fetchUser();
  }, [already, change, fetchUser]);
  useEffect(() => {
    if (change) onPricesChanged(change);
  }, [change, onPricesChanged]);

  if (already) return <AlreadyIn />;
  if (change) return null;
  return (
    <StatusPanel
      role="alert"
      title={t('payment.cardFailed')}
      action={
        <Button variant="plain" size="s" onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('payment.cardFailedText')}
    </StatusPanel>
  );
}
