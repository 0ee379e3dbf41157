import { useEffect, type ReactNode } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { useFetchUser } from '@greenroom/auth';
import { Button, Small, StatusPanel } from '@greenroom/shared-ui';
import { AlreadyIn, messages } from '../../shared/checkout/index.ts';

interface RefusedProps {
  error: ApiError;
  onAgain(): void;
  onPricesChanged(): void;
}

/** Why the checkout did not begin: a plan is there already, the prices have changed, or nobody answers. */
export function Refused({ error, onAgain, onPricesChanged }: RefusedProps): ReactNode {
  const t = messages.useText();
  const fetchUser = useFetchUser();
  const cause = error.fields?.[0]?.path;
  const changed = cause === 'include_trial' || cause === 'coupon';
  const already = error.code === 'conflict' && !changed;

  useEffect(() => {
    if (already || changed) void fetchUser();
    if (changed) onPricesChanged();
  }, [already, changed, fetchUser, onPricesChanged]);

  if (already) return <AlreadyIn />;
  if (changed)
    return <Small role="alert">{t(cause === 'include_trial' ? 'payment.trialGone' : 'payment.codeGone')}</Small>;
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
