/** A setup intent's form, to replace a card. */
export { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
