/** The form of a setup intent, to replace a card. */
export { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
