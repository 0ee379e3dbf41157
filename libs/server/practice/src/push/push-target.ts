import { hashToken, encryptText, decryptText } from '@greenroom/crypto';
import type { PushTarget } from '@greenroom/ports/push';

const purpose = 'where a browser is reached';

/**
 * Prepares a device for storage: a hash identifies it, and its address is encrypted with this installation's secret.
 */
export const encryptTarget = (target: PushTarget, secret: string) => ({
  endpointHash: hashToken(target.endpoint),
  targetSealed: encryptText(JSON.stringify(target), secret, purpose),
});

/** Decrypts a device's address; returns undefined if the secret has changed. */
export function openTarget(sealed: string, secret: string): PushTarget | undefined {
  const text = decryptText(sealed, secret, purpose);
  return text === undefined ? undefined : (JSON.parse(text) as PushTarget);
}
