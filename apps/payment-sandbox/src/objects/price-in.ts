import type { Interval } from '../billing/intervals.ts';
import type { Kinds } from '../wire/kinds.ts';
import { invalidRequest } from '../wire/index.ts';

/** What a price asks in a currency, in minor units. */
export function amountIn(price: Kinds['price'], currency: string): number {
  const amount = price.currency === currency ? price.unit_amount : price.currency_options?.[currency]?.unit_amount;
  if (typeof amount !== 'number')
    throw invalidRequest(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
      { param: 'currency' },
    );
  return amount;
}

/** @throws StripeFailure for a price that is paid once */
export function intervalOf({ id, recurring }: Kinds['price']): Interval {
  if (!recurring)
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`. (${id})`,
      { param: 'items[0][price]' },
    );
  return { interval: recurring.interval as Interval['interval'], count: recurring.interval_count };
}
