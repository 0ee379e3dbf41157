import type { CardError } from '@greenroom/contracts';
import type {
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutSession,
  StripeCheckoutConfirmResult,
} from '@stripe/stripe-js';
import { cardElement, type CardElement } from './card-element.ts';
import { checkoutSession } from './checkout-session.ts';
import { confirmCard } from './confirm-card.ts';
import { listeners } from './listeners.ts';
import { lookOf } from './look.ts';
import { ask, type SandboxSession } from './sandbox-wire.ts';

/** The options that all elements share. */
export interface Opened {
  publishableKey: string;
  locale: string;
}

/** Stripe.js' `initCheckoutElementsSdk`: a checkout session, its actions, and the elements on the page. */
export function checkoutSdk({ publishableKey, locale }: Opened, options: StripeCheckoutElementsSdkOptions) {
  const changes = listeners<StripeCheckoutSession>();
  const { appearance, fonts } = options.elementsOptions ?? {};
  let look = lookOf(appearance, fonts);
  let element: CardElement | null = null;
  let session: SandboxSession | undefined;
  let filledIn = false;
  let confirming: Promise<StripeCheckoutConfirmResult> | undefined;

  const shown = () => checkoutSession(session!, filledIn, locale);
  const take = (next: SandboxSession) => {
    session = next;
    changes.tell(shown());
    return { type: 'success' as const, session: shown() };
  };
  const read = async () => ask('sessions/read', { client_secret: await options.clientSecret });

  const confirm = async ({ returnUrl }: { returnUrl?: string } = {}): Promise<StripeCheckoutConfirmResult> => {
    const clientSecret = await options.clientSecret;
    const error = await confirmCard({ path: 'sessions/confirm', clientSecret, element, locale, returnUrl });
    if (error) {
      if (error.code === 'checkout_amount_mismatch') {
        const answer = await read();
        if ('session' in answer) take(answer.session);
      }
      return { type: 'error', error: confirmError(error) };
    }
    const answer = await read();
    return take('session' in answer ? answer.session : { ...session!, status: 'complete' });
  };
  /** Updates the tax for the billing country, so that the total is shown before the payment. */
  const place = async (country: string) => {
    if (!session?.tax || session.status !== 'open') return;
    const answer = await ask('sessions/place', { client_secret: await options.clientSecret, country });
    if ('session' in answer) take(answer.session);
  };
  const changeCode = async (code: string | null) => {
    const answer = await ask('sessions/promotion-code', { client_secret: await options.clientSecret, code });
    if ('session' in answer) return take(answer.session);
    const { message } = answer.error;
    return { type: 'error' as const, error: { message, code: code === null ? null : ('invalidCode' as const) } };
  };

  const actions = {
    getSession: shown,
    /** Concurrent calls share one confirmation. */
    confirm: (how?: { returnUrl?: string }) =>
      (confirming ??= confirm(how).finally(() => {
        confirming = undefined;
      })),
    async validateElements() {
      const error = await element?.inner.validate();
      if (!error) return { type: 'success' as const, session: shown() };
      const { message } = error;
      const inPlace = {
        message,
        code: 'validation_error' as const,
        validation_errors: [{ message, element: 'payment' as const }],
      };
      return { type: 'error' as const, error: inPlace };
    },
    applyPromotionCode: (code: string) => changeCode(code),
    removePromotionCode: () => changeCode(null),
    runServerUpdate: async (update: () => Promise<unknown>) => {
      await update();
      const answer = await read();
      if ('session' in answer) return take(answer.session);
      return { type: 'error' as const, error: { message: answer.error.message, code: null } };
    },
  };
  return {
    on: (_: 'change', handler: (session: StripeCheckoutSession) => void) => changes.add(handler),
    async loadActions() {
      const answer = await read();
      if ('error' in answer) return { type: 'error' as const, error: { message: answer.error.message, code: null } };
      session = answer.session;
      return { type: 'success' as const, actions };
    },
    changeAppearance(next: Parameters<typeof lookOf>[0]) {
      look = lookOf(next, look.fonts);
      element?.inner.dress(look);
    },
    loadFonts(next: NonNullable<Parameters<typeof lookOf>[1]>) {
      look = { ...look, fonts: next };
      element?.inner.dress(look);
    },
    getPaymentElement: () => element,
    createPaymentElement({ readOnly = false }: { readOnly?: boolean } = {}) {
      const destroyed = () => (element = null);
      const placed = (country: string) => void place(country);
      element = cardElement({ type: 'payment', publishableKey, locale, look, readOnly, destroyed, placed });
      return element.on('change', ({ complete }) => {
        filledIn = complete === true;
        if (session) changes.tell(shown());
      });
    },
  };
}

/** Converts an error as Stripe.js does: refusals of the card and the bank have a reason, all others only a message. */
function confirmError({ type, code, decline_code: declineCode, message }: CardError) {
  if (type !== 'card_error' && !code?.endsWith('_authentication_failure')) return { message, code: null };
  return { message, code: 'paymentFailed' as const, paymentFailed: { declineCode: declineCode ?? code ?? null } };
}
