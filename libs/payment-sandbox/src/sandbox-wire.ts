import type { CardError } from '@greenroom/contracts';

/** Responses of the sandbox's server to browsers. Amounts are minor units of the session's currency. */
export interface SandboxSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  currency: string;
  email: string | null;
  line_items: {
    name: string;
    amount: number;
    recurring: { interval: 'month' | 'year'; interval_count: number } | null;
  }[];
  total: {
    subtotal: number;
    discount: number;
    /** Including added tax, as in `then`. */
    due_today: number;
    /** The price of each further period. */
    then: number;
  };
  /** Null if no tax is calculated. */
  tax: { is_placed: boolean; due_today: SandboxTax; then: SandboxTax } | null;
  trial: { days: number; ends_at: number } | null;
  /** The error of the last card. */
  last_error: CardError | null;
  discounts: { promotion_code: string | null; name: string | null; amount: number }[];
}

/** Tax added to an amount, or contained in it. */
interface SandboxTax {
  added: number;
  within: number;
}

export type SandboxConfirmation =
  { status: 'complete' } | { status: 'requires_action'; challenge: string } | { error: CardError };

interface Answers {
  'sessions/read': { session: SandboxSession };
  'sessions/place': { session: SandboxSession } | { error: CardError };
  'sessions/promotion-code': { session: SandboxSession } | { error: CardError };
  'sessions/confirm': SandboxConfirmation;
  'setup-intents/confirm': SandboxConfirmation;
  'payment-intents/confirm': SandboxConfirmation;
  'payment-intents/read': { status: string; last_error: CardError | null };
}

/** The server was not reached or its response was lost, so the result is unknown. */
export const connectionError: CardError = {
  type: 'api_connection_error',
  message: 'The payment sandbox cannot be reached.',
};

/** Calls the sandbox's server. It never throws: failures are returned as error objects like Stripe's. */
export async function ask<Path extends keyof Answers>(
  path: Path,
  body: Record<string, unknown>,
): Promise<Answers[Path] | { error: CardError }> {
  try {
    const answer = await fetch(`/sandbox/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-greenroom': '1' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answers[Path];
  } catch {
    return { error: connectionError };
  }
}
