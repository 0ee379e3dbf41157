import type Stripe from 'stripe';

type WireEach<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer One)[]
    ? Wire<One>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/**
 * An object of Stripe's as it goes over the wire with nothing expanded: what may be an id or an object is the id, and
 * decimals are strings.
 */
export type Wire<T> = [Extract<T, string>] extends [never]
  ? WireEach<T>
  : Extract<T, string | number | boolean | null | undefined>;
