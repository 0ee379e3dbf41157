import { keepDraft, readDraft } from '@greenroom/auth';

/** An attempt at a checkout: its terms, and the id with which a repeated request returns the same session. */
interface Attempt {
  of: string;
  uuid: string;
  /** The provider's session of the attempt. */
  sessionId?: string;
  /** When the session's confirmation was sent, in ms since 1970; undefined if it was not, or has certainly failed. */
  sentAt?: number;
}

const place = 'checkout-attempt';

/**
 * Returns the id of the attempt at this checkout. It survives reloads and lost responses, so that a repeated request
 * begins nothing twice; another plan, price, coupon or trial is another attempt.
 */
export function attemptFor(...what: (string | boolean | undefined)[]): string {
  const of = JSON.stringify(what);
  const kept = read();
  if (kept?.of === of) return kept.uuid;
  const uuid = crypto.randomUUID();
  keepDraft(place, JSON.stringify({ of, uuid } satisfies Attempt));
  return uuid;
}

/** Stores the attempt's session, so that a reload during the payment finds its result. */
export function keepAttemptSession(sessionId: string): void {
  const kept = read();
  if (kept && kept.sessionId !== sessionId) keepDraft(place, JSON.stringify({ ...kept, sessionId } satisfies Attempt));
}

/** Stores that the confirmation is about to be sent, or that it has certainly failed. */
export function keepAttemptSent(sent: boolean): void {
  const kept = read();
  // JSON omits undefined values.
  if (kept) keepDraft(place, JSON.stringify({ ...kept, sentAt: sent ? Date.now() : undefined }));
}

export interface SentSession {
  sessionId: string;
  /** In ms since 1970. */
  sentAt: number;
}

/** Returns the session whose confirmation was sent before a reload. */
export function sentSession(): SentSession | undefined {
  const { sessionId, sentAt } = read() ?? {};
  return sessionId !== undefined && sentAt !== undefined ? { sessionId, sentAt } : undefined;
}

export const attemptSession = (): string | undefined => read()?.sessionId;

/** Ends the attempt once its result has been shown; until then a reload finds the session, wherever it leads. */
export function endAttemptOf(sessionId: string): void {
  if (attemptSession() === sessionId) endAttempt();
}

/** Ends the attempt when its session is over. */
export function endAttempt(): void {
  keepDraft(place, '');
}

function read(): Attempt | undefined {
  try {
    return (JSON.parse(readDraft(place) || 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}
