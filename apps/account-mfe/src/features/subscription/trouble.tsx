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

/**
 * The provider's codes where the bank wants the person to confirm a payment. Source: docs.stripe.com/error-codes,
 * docs.stripe.com/billing/subscriptions/overview#requires-action.
 */
const asksTheBank: ReadonlySet<string> = new Set(['invoice_payment_intent_requires_action', 'authentication_required']);

function troubleOf(error: unknown): 'offline' | 'card' | 'bank' | 'changed' | 'failed' {
  const { code, fields } = (error ?? {}) as Partial<ApiError>;
  if (code === 'offline') return 'offline';
  if (code === 'payment_failed') return asksTheBank.has(fields?.[0]?.message ?? '') ? 'bank' : 'card';
  return code === 'conflict' ? 'changed' : 'failed';
}
