import { createHmac } from 'node:crypto';

/**
 * The header that tells a true webhook from a false one. https://docs.stripe.com/webhooks#verify-manually
 * @param at in seconds
 */
export function signatureHeader(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
