import { hashToken, seal, unseal } from '@greenroom/crypto';
import type { PushTarget } from '@greenroom/ports/push';

const purpose = 'where a browser is reached';

/** A device as it is kept: told apart by a hash, and its address legible to this installation alone. */
export const sealTarget = (target: PushTarget, secret: string) => ({
  endpointHash: hashToken(target.endpoint),
  targetSealed: seal(JSON.stringify(target), secret, purpose),
});

/** Nothing where the secret was changed. */
export function openTarget(sealed: string, secret: string): PushTarget | undefined {
  const text = unseal(sealed, secret, purpose);
  return text === undefined ? undefined : (JSON.parse(text) as PushTarget);
}
