/** A checkout session's form. */
export {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
  type StripeCheckoutElementsValue as CheckoutSession,
} from '@stripe/react-stripe-js/checkout';
