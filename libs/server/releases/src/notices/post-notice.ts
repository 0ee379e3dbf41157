import { createHmac } from 'node:crypto';
import type { NoticeSettings } from './notice.ts';
import type { StoredNotice } from './notices.repository.ts';

const timeoutMs = 10_000;

export const signatureHeader = 'greenroom-signature';

/**
 * Returns `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "seconds.body", hex>`, by which the receiver can reject forged or
 * replayed notices.
 */
export function signNotice(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Posts a notice to the operator's webhook only: redirects are not followed and the response body is not read.
 * @throws Error if the receiver did not accept it
 */
export async function postNotice(
  { url, secret }: NonNullable<NoticeSettings['webhook']>,
  { number, kind, at, app, version, text }: StoredNotice,
  { origin, now, fetch = globalThis.fetch }: { origin: string; now: Date; fetch?: typeof globalThis.fetch },
): Promise<void> {
  const body = JSON.stringify({
    id: number,
    type: `release.${kind}`,
    at: at.toISOString(),
    site: origin,
    app,
    version,
    text,
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signNotice(body, secret, now) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel().catch(() => {});
  if (!answer.ok) throw new Error(`The webhook returned ${answer.status}`);
}
