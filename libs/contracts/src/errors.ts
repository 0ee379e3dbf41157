/**
 * Stable error codes and the HTTP status each goes with (specification, section 8).
 * A client decides by `code`; `message` is for people who read logs and network panels.
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
  /** What was written speaks of danger; `message` holds help lines to be shown, and the request goes through with `safe`. */
  care_first: 422,
  /** The card was not charged; `fields` says why, under `card`, by the payment provider's own code. */
  payment_failed: 422,
  /** What was asked for is still being made. */
  not_ready: 422,
  /** Too little was said to be judged; `fields` says how much there is of how much. */
  too_short: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** As many calls as this machine can understand in time are going on, or as much waits for its voice as may wait. */
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    /** Where in the request the trouble is, as dotted paths in the wire's own names. */
    fields?: { path: string; message: string }[];
    requestId: string;
  };
}

/** A failure of a log-in, whose sentence the specification reads from `error`. */
export interface SentenceBody {
  error: string;
  code: ErrorCode;
}

/** An expected failure. The API turns it into its status and an {@link ErrorBody}. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly fields: { path: string; message: string }[] | undefined;
  /** Goes into the header of that name. */
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
