/** The form of a checkout session. */
export {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
  type StripeCheckoutElementsValue as CheckoutSession,
} from '@stripe/react-stripe-js/checkout';
