import { useEffect, useRef, type ReactNode } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { useFetchUser } from '@greenroom/auth';
import { answerOf, couponUsedUp } from '@greenroom/contracts';
import { Button, ErrorDetails, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { Paid } from './paid.tsx';

/** Messages for the fields that the server rejects because the displayed offer has changed. */
const changes = {
  include_trial: 'payment.trialGone',
  coupon: 'payment.codeGone',
  price: 'payment.pricesChanged',
} as const;
export type PriceChange = (typeof changes)[keyof typeof changes] | 'payment.codeUsedUp';

function changeOf({ fields: [field] = [] }: ApiError): PriceChange | undefined {
  if (field?.path === 'coupon' && field.message === couponUsedUp) return 'payment.codeUsedUp';
  return changes[field?.path as keyof typeof changes];
}

interface RefusedProps {
  error: ApiError;
  onAgain(): void;
  onPricesChanged(change: PriceChange): void;
}

/** Explains why the checkout did not begin: an existing plan, changed prices, or no answer. */
export function Refused({ error, onAgain, onPricesChanged }: RefusedProps): ReactNode {
  const t = messages.useText();
  const fetchUser = useFetchUser();
  const change = changeOf(error);
  const path = error.fields?.[0]?.path;
  const already = error.code === 'conflict' && path === 'subscription';

  const told = useRef<ApiError>(undefined);
  useEffect(() => {
    if (told.current === error) return;
    told.current = error;
    if (change) void fetchUser();
    if (change) onPricesChanged(change);
  });

  if (already) return <Paid onAgain={onAgain} />;
  if (path === 'account')
    return (
      <StatusPanel role="alert" title={t('payment.leaving')}>
        {t('payment.leavingText')}
      </StatusPanel>
    );
  // The current prices are requested and begin another checkout. If they equal the former ones, the person can retry.
  if (change)
    return (
      <Button variant="plain" onClick={onAgain}>
        {t('tryAgain')}
      </Button>
    );
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
      <ErrorDetails>{answerOf(error)}</ErrorDetails>
    </StatusPanel>
  );
}
