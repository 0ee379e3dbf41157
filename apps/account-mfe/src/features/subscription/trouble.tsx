import type { ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';
import type { ApiError } from '@greenroom/api-client';
import { troubleOf } from '@greenroom/card-payments';
import { answerOf } from '@greenroom/contracts';
import { ErrorDetails } from '@greenroom/shared-ui';
import { subscriptionMessages } from './messages/index.ts';

/** The default and connection errors of a subscription (specification, section 8), and a declined card. */
export function SubscriptionTrouble({ error }: { error: unknown }): ReactNode {
  const t = subscriptionMessages.useText();
  return (
    <div role="alert">
      {error !== undefined && <Message>{t(`trouble.${kindOf(error)}`)}</Message>}
      <ErrorDetails>{answerOf(error)}</ErrorDetails>
    </div>
  );
}

function kindOf(error: unknown): 'offline' | 'card' | 'bank' | 'changed' | 'failed' {
  const { code, fields } = (error ?? {}) as Partial<ApiError>;
  if (code === 'offline') return 'offline';
  if (code === 'payment_failed')
    return troubleOf({ code: fields?.[0]?.message }) === 'notAuthenticated' ? 'bank' : 'card';
  return code === 'conflict' ? 'changed' : 'failed';
}
