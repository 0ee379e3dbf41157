import type { AddedTax } from '../../shared/checkout/index.ts';

/** The card form, as the button below it has to know it. */
export type CardState =
  { at: 'loading' } | { at: 'failed' } | { at: 'ready'; paying: boolean; added: AddedTax | undefined };
