import { keepDraft, readDraft } from '@greenroom/auth';

/** An attempt at a checkout: what it is for, and the id by which asking again gives the same session. */
interface Attempt {
  of: string;
  uuid: string;
  /** The provider's session that it gave. */
  sessionId?: string;
  /** Whether the session was sent to be paid, and what came of it was not said yet. */
  sent?: boolean;
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
  if (kept) keepDraft(place, JSON.stringify({ ...kept, sent } satisfies Attempt));
}

/** The session that was sent to be paid before the page was loaded anew. */
export function sentSession(): string | undefined {
  const kept = read();
  return kept?.sent ? kept.sessionId : undefined;
}

export const attemptSession = (): string | undefined => read()?.sessionId;

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
