import type { AddedTax } from '../../shared/checkout/index.ts';

/** The state of the card form, for the button below it. */
export type CardState =
  { at: 'loading' } | { at: 'failed' } | { at: 'ready'; paying: boolean; added: AddedTax | undefined };
