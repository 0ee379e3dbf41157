import type { Interval } from '../billing/intervals.ts';
import type { Kinds } from '../wire/kinds.ts';
import { invalidRequest } from '../wire/index.ts';

/** Returns the price of one unit in a currency, in minor units; it may be fractional. */
export function amountIn(price: Kinds['price'], currency: string): number {
  const { unit_amount_decimal: amount } =
    price.currency === currency ? price : (price.currency_options?.[currency] ?? {});
  if (typeof amount !== 'string')
    throw invalidRequest(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
      { param: 'currency' },
    );
  return Number(amount);
}

/** Returns the price of a quantity, in whole minor units. */
export function amountOf(price: Kinds['price'], currency: string, quantity: number): number {
  return Math.round(amountIn(price, currency) * quantity);
}

/** @throws StripeFailure for a one-time price */
export function intervalOf({ id, recurring }: Kinds['price']): Interval {
  if (!recurring)
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`. (${id})`,
      { param: 'items[0][price]' },
    );
  return { interval: recurring.interval as Interval['interval'], count: recurring.interval_count };
}
