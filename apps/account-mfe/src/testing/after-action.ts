import { sampleSubscription } from '@greenroom/api-client/testing';
import {
  lessPercent,
  minor,
  type SubscriptionAction,
  type SubscriptionRecord,
  type SubscriptionState,
} from '@greenroom/contracts';

const periodEnd = '2027-03-02T09:00:00.000Z';

/** Returns the record after an action, as the server answers it: see `apps/api/src/integration/commerce`. */
export function afterAction(action: SubscriptionAction, record: SubscriptionRecord, months = 1): SubscriptionRecord {
  switch (action) {
    case 'cancel':
      // Where no time is paid for, the plan ends at once.
      if (record.state === 'past_due' || record.state === 'paused') return sampleSubscription('none');
      return like(record, record.state === 'trial' ? 'canceled_trial' : 'canceled');
    case 'continue':
      return like(record, record.state === 'canceled_trial' ? 'trial' : 'active');
    case 'switch':
      return switched(record);
    case 'pause':
      return paused(record, months);
    case 'coupon':
      return discounted(record);
    case 'payment_method':
      return record.state === 'past_due' ? like(record, 'active') : record;
    case 'pay':
      return record.pendingUpdate?.change === 'switch' ? sampleSubscription('active') : like(record, 'active');
    case 'withdraw_update':
      return like(record, record.state);
    case 'withdraw_switch':
    case 'resume':
      return like(record, 'active');
    case 'refund':
      return sampleSubscription('none');
    default:
      return record;
  }
}

const yearly = {
  currency: 'usd',
  unitAmount: minor(8_400),
  recurring: { interval: 'year', intervalCount: 1 },
} as const;
const monthly = {
  currency: 'usd',
  unitAmount: minor(1_000),
  recurring: { interval: 'month', intervalCount: 1 },
} as const;

/** Returns a sample of this state with the same plan and price. */
function like({ tier, price }: SubscriptionRecord, state: SubscriptionState): SubscriptionRecord {
  const { nextCharge } = sampleSubscription(state);
  const amount = price && { amount: price.unitAmount, currency: price.currency };
  return sampleSubscription(state, { tier, price, nextCharge: nextCharge && amount && { ...nextCharge, ...amount } });
}

function switched(record: SubscriptionRecord): SubscriptionRecord {
  const [tier, price] = record.tier === 'annual' ? (['monthly', monthly] as const) : (['annual', yearly] as const);
  const charge = { amount: price.unitAmount, currency: price.currency, at: record.currentPeriodEnd ?? periodEnd };
  if (record.state === 'trial') return { ...record, tier, price, nextCharge: charge };
  if (tier === 'annual') return sampleSubscription('active');
  return {
    ...record,
    pendingSwitch: { tier, at: periodEnd, price: { currency: price.currency, unitAmount: price.unitAmount } },
    nextCharge: charge,
    pauseOptions: [],
    actions: ['cancel', 'withdraw_switch', 'payment_method'],
  };
}

function paused(record: SubscriptionRecord, months: number): SubscriptionRecord {
  const until = record.pauseOptions?.find((one) => one.months === months)?.until ?? periodEnd;
  const { unitAmount, currency } = record.price ?? yearly;
  return {
    ...record,
    pause: { from: periodEnd, until },
    nextCharge: { amount: unitAmount, currency, at: until },
    pauseOptions: [],
    actions: ['cancel', 'resume', 'payment_method'],
  };
}

/** Half of the next charge, as the offer before canceling. */
export function discounted(record: SubscriptionRecord): SubscriptionRecord {
  const { unitAmount: amount, currency } = record.price ?? yearly;
  const usual = record.nextCharge ?? { amount, currency, at: record.currentPeriodEnd ?? periodEnd };
  return {
    ...record,
    discounted: true,
    nextCharge: { ...usual, ...lessPercent(usual, 50) },
    pauseOptions: [],
    actions: record.actions.filter((action) => action !== 'coupon' && action !== 'pause'),
  };
}
