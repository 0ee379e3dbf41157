import webPush from 'web-push';
import type { Database } from '@greenroom/database';
import { pushKeys } from './push-keys.tables.ts';
import { seal, unseal } from '@greenroom/crypto';
import type { VapidKeys } from './web-push.ts';

const purpose = 'push keys';

/**
 * The keys of this installation: made once, by whichever instance is first, and kept in the database; the private one is
 * sealed. Browsers subscribe with the public one, so that they stay the same for good.
 * @throws Error where the secret that seals them was changed
 */
export function keptVapidKeys({ db, secret }: { db: Database; secret: string }): () => Promise<VapidKeys> {
  let known: Promise<VapidKeys> | undefined;
  const read = async (): Promise<VapidKeys> => {
    const [kept] = await db.select().from(pushKeys);
    if (kept) {
      const privateKey = unseal(kept.privateKeySealed, secret, purpose);
      if (privateKey === undefined) throw new Error('The push keys cannot be read: COOKIE_SECRET was changed');
      return { publicKey: kept.publicKey, privateKey };
    }
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const row = { id: 'vapid', publicKey, privateKeySealed: seal(privateKey, secret, purpose) };
    await db.insert(pushKeys).values(row).onConflictDoNothing();
    return read();
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
