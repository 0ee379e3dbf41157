/**
 * Stable error codes and their HTTP statuses (specification, section 8).
 * Clients decide by `code`; `message` is for people who read logs and network panels.
 */
export const errorStatus = {
  bad_request: 400,
  not_authenticated: 401,
  plan_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  message_too_long: 413,
  unprocessable: 422,
  /** The text mentions danger; `message` holds help lines to show. The request succeeds when repeated with `safe`. */
  care_first: 422,
  /** The card was not charged; `fields` gives the payment provider's code, under `card`. */
  payment_failed: 422,
  /** The requested result is still being made. */
  not_ready: 422,
  /** There is too little text to judge; `fields` says how much there is and how much is needed. */
  too_short: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** The machine transcribes as many calls as it can in real time, or its speech synthesis queue is full. */
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    /** Which fields of the request are wrong, as dotted paths in the wire's own names. */
    fields?: { path: string; message: string }[];
    requestId: string;
  };
}

/** A failed log-in; the specification puts its sentence in `error`. */
export interface SentenceBody {
  error: string;
  code: ErrorCode;
}

/** An expected failure. The API turns it into its status and an {@link ErrorBody}. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly fields: { path: string; message: string }[] | undefined;
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: { path: string; message: string }[],
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
