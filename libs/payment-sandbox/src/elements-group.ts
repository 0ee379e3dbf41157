import type { Appearance, StripeElementsOptions } from '@stripe/stripe-js';
import { cardElement, type CardElement } from './card-element.ts';
import type { Opened } from './checkout-sdk.ts';
import { lookOf } from './look.ts';

/** Stripe.js' `stripe.elements()` for a setup intent: one card form and its client secret. */
export interface ElementsGroup {
  create(type: string, options?: { readOnly?: boolean }): CardElement;
  getElement(type: string): CardElement | null;
  update(options: { appearance?: Appearance }): void;
  submit(): Promise<Record<string, never>>;
  fetchUpdates(): Promise<Record<string, never>>;
  /** For use within the sandbox. */
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
    // The form validates its fields when it creates a payment method.
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
    inner: { clientSecret: options.clientSecret, element: () => element },
  };
}
