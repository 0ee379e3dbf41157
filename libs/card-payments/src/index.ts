/**
 * Card payments for checkout and settings: Stripe.js or the sandbox's version, the page's appearance, and reasons of
 * refusal.
 */
export { CardOpeningNote, useCardOpening } from './card-opening.tsx';
export { CardTroubleNote } from './card-trouble-note.tsx';
export { troubleOf, type CardTrouble } from './card-trouble.ts';
export { loadPayments } from './load-payments.ts';
export { pageLook } from './page-look.ts';
