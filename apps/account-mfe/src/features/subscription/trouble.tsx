import type { ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { answerOf } from '@greenroom/contracts';
import { ErrorDetails } from '@greenroom/shared-ui';
import { subscriptionMessages } from './messages/index.ts';

/** The default and connection errors of a subscription (specification, section 8), and a declined card. */
export function SubscriptionTrouble({ error }: { error: unknown }): ReactNode {
  const t = subscriptionMessages.useText();
  return (
    <div role="alert">
      {error !== undefined && <Message>{t(`trouble.${troubleOf(error)}`)}</Message>}
      <ErrorDetails>{answerOf(error)}</ErrorDetails>
    </div>
  );
}

function troubleOf(error: unknown): 'offline' | 'card' | 'changed' | 'failed' {
  const code = (error as Partial<ApiError> | null)?.code;
  if (code === 'offline') return 'offline';
  if (code === 'payment_failed') return 'card';
  return code === 'conflict' ? 'changed' : 'failed';
}
