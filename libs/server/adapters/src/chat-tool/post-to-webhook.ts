import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ChatToolError, type ChatToolTrouble } from '@greenroom/ports/chat-tool';

export interface WebhookSettings {
  timeoutMs: number;
  /** Whether an address belongs to the vendor; tests allow their own server. */
  accepts(address: string): boolean;
}

/** In bytes. How much of a reply is read. */
const mostRead = 2_048;

/** Codes of failures before a connection was made, so nothing was sent. */
const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);

/**
 * Posts JSON to an incoming webhook, once.
 * @param taken returns whether a successful reply means that the post was taken
 * @throws ChatToolError
 */
export async function postToWebhook(
  tool: string,
  body: object,
  address: string,
  { timeoutMs, accepts }: WebhookSettings,
  taken: (text: string) => boolean,
): Promise<void> {
  if (!accepts(address)) throw new ChatToolError('dead', `This is no address of ${tool}`);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Never follow a redirect to an address that the account did not choose.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const { code = '' } = ((error as { cause?: unknown }).cause ?? {}) as { code?: string };
    const trouble = neverReached.has(code) ? 'not-taken' : 'lost';
    throw new ChatToolError(trouble, `${tool} did not answer (${code || (error as Error).name})`);
  });
  const { status, headers } = answer;
  if (answer.ok) {
    // A success status is enough if the rest of the reply is lost; otherwise its text decides.
    const text = await readSome(answer).catch(() => undefined);
    if (text === undefined || taken(text)) return;
    throw new ChatToolError('refused', `${tool} answered ${status}, and did not take it`);
  }
  await answer.body?.cancel().catch(() => {});
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  throw new ChatToolError(troubleOf(status), `${tool} answered ${status}`, seconds > 0 ? seconds : undefined);
}

function troubleOf(status: number): ChatToolTrouble {
  if (status === 429) return 'not-taken';
  // A gateway without a reply does not know whether the post was taken.
  if (status === 502 || status === 504 || status === 408) return 'lost';
  if (status >= 500) return 'not-taken';
  return status === 401 || status === 403 || status === 404 || status === 410 || status < 400 ? 'dead' : 'refused';
}

async function readSome({ body }: Response): Promise<string> {
  if (!body) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of Readable.fromWeb(body as ReadableStream)) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= mostRead) break;
  }
  return text;
}

/** Cuts a text to this many UTF-16 code units, never within a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most < 2) return '';
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
