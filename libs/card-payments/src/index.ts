/** Paying by card, as checkout and settings have it: Stripe.js or the sandbox's, the page's look, and what a card was refused for. */
export { CardTroubleNote } from './card-trouble-note.tsx';
export { troubleOf, type CardTrouble } from './card-trouble.ts';
export { loadPayments } from './load-payments.ts';
export { pageLook } from './page-look.ts';
