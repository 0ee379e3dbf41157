import type { CardTrouble } from './kinds.ts';

/** Stripe's error object, with the fields used here. https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  doc_url?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

interface FailureOptions {
  status: number;
  /** Keeps what the call did before it failed, for example a declined charge. */
  keeps?: boolean;
  /** The call did not begin, so its idempotency key does not store the response. */
  unbegun?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** The id that was not found. */
  missing?: string;
}

/** An error response of the API. */
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

/** An invalid request, with the offending `param`. */
export function invalidRequest(
  message: string,
  { param, code }: { param?: string; code?: string } = {},
): StripeFailure {
  return new StripeFailure(
    { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) },
    { status: 400 },
  );
}

/** A feature of Stripe that the sandbox does not support. */
export function notInSandbox(message: string, param?: string): StripeFailure {
  return unreadable(message, { code: 'sandbox_unsupported', ...(param !== undefined && { param }) });
}

/** A parameter that could not be parsed. */
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

/** A card error. The attempt stays recorded. */
export function cardFailure(trouble: CardTrouble, more: Partial<ErrorBody> = {}): StripeFailure {
  return new StripeFailure({ ...trouble, ...more }, { status: trouble.type === 'card_error' ? 402 : 400, keeps: true });
}
