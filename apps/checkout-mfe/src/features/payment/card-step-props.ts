import type { CardState } from './card-state.ts';
import { type Ref } from 'react';
import type { SubscriptionBegun } from '@greenroom/contracts';
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
}
