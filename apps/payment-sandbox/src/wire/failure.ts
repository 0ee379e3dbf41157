import type { CardTrouble } from './kinds.ts';

/** Stripe's error object, as far as anything here gives it. https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

interface FailureOptions {
  status: number;
  /** What the call did before it failed stays: a declined charge is there afterwards. */
  keeps?: boolean;
  /** Not even begun, so an idempotency key does not remember it. */
  unbegun?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** The id that nothing has. */
  missing?: string;
}

/** An answer that says no. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  readonly body: ErrorBody;
  readonly options: FailureOptions;

  constructor(body: ErrorBody, options: FailureOptions) {
    super(body.message);
    this.body = body;
    this.options = options;
  }
}

/** A request that makes no sense, by its `param`. */
export function invalidRequest(
  message: string,
  { param, code }: { param?: string; code?: string } = {},
): StripeFailure {
  return new StripeFailure(
    { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) },
    { status: 400 },
  );
}

/** What Stripe has and the sandbox has not. */
export function notInSandbox(message: string, param?: string): StripeFailure {
  return unreadable(message, { code: 'sandbox_unsupported', ...(param !== undefined && { param }) });
}

/** A parameter that could not be read at all. */
export function unreadable(message: string, options: { param?: string; code?: string }): StripeFailure {
  const { body } = invalidRequest(message, options);
  return new StripeFailure(body, { status: 400, unbegun: true });
}

export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${kind.replaceAll('_', ' ').replace('test helpers.', '')}: '${id}'`;
  return new StripeFailure(
    { type: 'invalid_request_error', code: 'resource_missing', message, param },
    { status: 404, missing: id },
  );
}

/** What the card said. What was tried stays on the books. */
export function cardFailure(trouble: CardTrouble, more: Partial<ErrorBody> = {}): StripeFailure {
  return new StripeFailure({ ...trouble, ...more }, { status: trouble.type === 'card_error' ? 402 : 400, keeps: true });
}
