import { keepDraft, readDraft } from '@greenroom/auth';

/** An attempt at a checkout: what it is for, and the id by which asking again gives the same session. */
interface Attempt {
  of: string;
  uuid: string;
  /** The provider's session that it gave. */
  sessionId?: string;
  /** When the session was sent to be paid, in ms since 1970; nothing where it was not, or was certainly not paid. */
  sentAt?: number;
}

const place = 'checkout-attempt';

/**
 * The id of the attempt at this very checkout. It stays through reloads and lost answers, so that asking again begins
 * nothing twice; another plan, price, coupon or trial is another attempt.
 */
export function attemptFor(...what: (string | boolean | undefined)[]): string {
  const of = JSON.stringify(what);
  const kept = read();
  if (kept?.of === of) return kept.uuid;
  const uuid = crypto.randomUUID();
  keepDraft(place, JSON.stringify({ of, uuid } satisfies Attempt));
  return uuid;
}

/** Keeps the session of the attempt, so that a reload while it is being paid finds what came of it. */
export function keepAttemptSession(sessionId: string): void {
  const kept = read();
  if (kept && kept.sessionId !== sessionId) keepDraft(place, JSON.stringify({ ...kept, sessionId } satisfies Attempt));
}

/** Keeps that the session was sent to be paid, before it is; or that it is certain that it was not. */
export function keepAttemptSent(sent: boolean): void {
  const kept = read();
  // What is undefined is not written.
  if (kept) keepDraft(place, JSON.stringify({ ...kept, sentAt: sent ? Date.now() : undefined }));
}

export interface SentSession {
  sessionId: string;
  /** In ms since 1970. */
  sentAt: number;
}

/** The session that was sent to be paid before the page was loaded anew. */
export function sentSession(): SentSession | undefined {
  const { sessionId, sentAt } = read() ?? {};
  return sessionId !== undefined && sentAt !== undefined ? { sessionId, sentAt } : undefined;
}

export const attemptSession = (): string | undefined => read()?.sessionId;

/** For when what came of a session has been said: until then a reload finds it, wherever it leads. */
export function endAttemptOf(sessionId: string): void {
  if (attemptSession() === sessionId) endAttempt();
}

/** For when the session it gave is over. */
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
