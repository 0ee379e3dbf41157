import { z } from 'zod';
import { notInSandbox } from '../wire/failure.ts';
import { text } from '../wire/index.ts';

/** Stripe's list of accepted payment methods. It must contain `card`, the only one the sandbox supports. */
export const allowedTypes = z.array(text).transform((types) => {
  if (!types.includes('card'))
    throw notInSandbox(
      `The payment sandbox does not have payment methods other than cards, which Stripe has: ${types.join(', ')}.`,
      'allowed_payment_method_types',
    );
  return ['card' as const];
});
