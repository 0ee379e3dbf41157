import type { Appearance, StripeElementsOptions } from '@stripe/stripe-js';
import { cardElement, type CardElement } from './card-element.ts';
import type { Opened } from './checkout-sdk.ts';
import { lookOf } from './look.ts';

/** `stripe.elements()` of Stripe.js, for a setup intent: one card form, and the secret it is confirmed with. */
export interface ElementsGroup {
  create(type: string, options?: { readOnly?: boolean }): CardElement;
  getElement(type: string): CardElement | null;
  update(options: { appearance?: Appearance }): void;
  submit(): Promise<Record<string, never>>;
  fetchUpdates(): Promise<Record<string, never>>;
  /** For the sandbox's own use. */
  inner: { clientSecret: string | undefined; element(): CardElement | null };
}

export function elementsGroup(opened: Opened, options: StripeElementsOptions = {}): ElementsGroup {
  let look = lookOf(options.appearance, options.fonts);
  let element: CardElement | null = null;
  return {
    create(type, { readOnly = false } = {}) {
      element = cardElement({ ...opened, type, look, readOnly, destroyed: () => (element = null) });
      return element;
    },
    getElement: () => element,
    update({ appearance }) {
      look = lookOf(appearance, look.fonts);
      element?.inner.dress(look);
    },
    // The form judges what was filled in when a payment method is made of it.
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
    inner: { clientSecret: options.clientSecret, element: () => element },
  };
}
