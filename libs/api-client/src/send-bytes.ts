import { type Endpoint, type ErrorCode, errorStatus, fillPath, renameKeys, toCamel } from '@greenroom/contracts';
import { storedHeaders } from './stored-headers.ts';

/** Why bytes did not arrive: the server's error code, or `offline` when it did not answer. */
export class NotSent extends Error {
  override name = 'NotSent';
  readonly code: ErrorCode | 'offline';
  /** Whether sending the same bytes again may succeed. */
  readonly isPassing: boolean;

  constructor(code: ErrorCode | 'offline', isPassing: boolean) {
    super(`Not sent: ${code}`);
    this.code = code;
    this.isPassing = isPassing;
  }
}

/**
 * Sends bytes to an endpoint that takes them. It is not part of the shared client, so that a page can use it in a shell
 * that was released before it.
 * @returns the reply, in camelCase
 * @throws NotSent; the signal's reason when it is aborted
 */
export async function sendBytes<Reply>(
  { method, path }: Endpoint,
  { params, bytes, signal }: { params: Record<string, string>; bytes: Uint8Array<ArrayBuffer>; signal: AbortSignal },
): Promise<Reply> {
  const response = await fetch(new URL(fillPath(path, params), window.location.origin), {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      'x-greenroom': '1',
      ...storedHeaders(),
    },
    body: bytes,
  }).catch(() => {
    signal.throwIfAborted();
    throw new NotSent('offline', true);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  signal.throwIfAborted();
  if (response.ok && answer !== undefined) return renameKeys(answer, toCamel) as Reply;
  throw new NotSent(codeIn(answer) ?? 'internal', response.ok || response.status === 429 || response.status >= 500);
}

function codeIn(answer: unknown): ErrorCode | undefined {
  const { error } = (answer ?? {}) as { error?: { code?: string } };
  return error?.code !== undefined && error.code in errorStatus ? (error.code as ErrorCode) : undefined;
}
