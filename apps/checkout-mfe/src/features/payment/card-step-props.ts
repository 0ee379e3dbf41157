import type { CardState } from './card-state.ts';
import { type Ref } from 'react';
import type { SubscriptionBegun } from '@greenroom/contracts';
import type { SentSession } from '../../shared/session/index.ts';
import type { PayOptions } from './use-pay.ts';

export interface CardStepProps extends Pick<PayOptions, 'checkAgreed' | 'agree'> {
  ref: Ref<{ pay(): Promise<void> }>;
  begun: SubscriptionBegun;
  /** A code applies to the plan. */
  coupon: boolean;
  onCard(state: CardState): void;
  /** Called when the session has expired unpaid. */
  onExpired(): void;
  onAgain(): void;
  /** Called when the page is to wait for the result of a payment that was sent. */
  onSent(session: SentSession): void;
}
