import { createHmac } from 'node:crypto';

/**
 * Returns the header that proves a webhook's origin. https://docs.stripe.com/webhooks#verify-manually
 * @param at in seconds
 */
export function signatureHeader(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
