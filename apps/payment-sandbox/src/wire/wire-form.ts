import type Stripe from 'stripe';

type WireEach<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer One)[]
    ? Wire<One>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/**
 * A Stripe object in its wire format with nothing expanded: a field that can be an id or an object is the id, and
 * decimals are strings.
 */
export type Wire<T> = [Extract<T, string>] extends [never]
  ? WireEach<T>
  : Extract<T, string | number | boolean | null | undefined>;
