import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { sandboxIdempotencyKeys } from '../sandbox.tables.ts';
import { StripeFailure, unreadable } from './failure.ts';

const longestKey = 255;

export interface SavedAnswer {
  status: number;
  body: object;
  /** The id of the first request with the key. */
  requestId: string | null;
}

/** Returns a hash of method, path and parameters. */
export function requestHash(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url');
}

/**
 * Returns the stored response of a key.
 * @throws StripeFailure if the key belongs to another request, or is too long
 */
export async function savedAnswer(tx: Queryable, key: string, request: string): Promise<SavedAnswer | undefined> {
  if (key.length > longestKey)
    throw unreadable(`Idempotency keys can be at most ${longestKey} characters long.`, { param: 'Idempotency-Key' });
  const [saved] = await tx.select().from(sandboxIdempotencyKeys).where(eq(sandboxIdempotencyKeys.key, key));
  if (saved === undefined) return undefined;
  if (saved.request === request)
    return { status: saved.status, body: saved.body as object, requestId: saved.requestId };
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new StripeFailure({ type: 'idempotency_error', message }, { status: 400, unbegun: true });
}

/** Stores a response, whatever its status: even an internal error is replayed. */
export async function saveAnswer(
  tx: Queryable,
  key: string,
  request: string,
  answer: SavedAnswer,
  created: number,
): Promise<void> {
  await tx.insert(sandboxIdempotencyKeys).values({ key, request, ...answer, created });
}
