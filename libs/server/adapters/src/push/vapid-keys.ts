import webPush from 'web-push';
import type { Database } from '@greenroom/database';
import { pushKeys } from './push-keys.tables.ts';
import { encryptText, decryptText } from '@greenroom/crypto';
import type { VapidKeys } from './web-push.ts';

const purpose = 'push keys';

/**
 * Returns the installation's keys. The first instance creates them and stores them in the database, the private one
 * encrypted. They never change, because browsers subscribe with the public one.
 * @throws Error if the encryption secret was changed
 */
export function keptVapidKeys({ db, secret }: { db: Database; secret: string }): () => Promise<VapidKeys> {
  let known: Promise<VapidKeys> | undefined;
  const read = async (): Promise<VapidKeys> => {
    const [kept] = await db.select().from(pushKeys);
    if (kept) {
      const privateKey = decryptText(kept.privateKeySealed, secret, purpose);
      if (privateKey === undefined) throw new Error('The push keys cannot be decrypted: COOKIE_SECRET was changed');
      return { publicKey: kept.publicKey, privateKey };
    }
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const row = { id: 'vapid', publicKey, privateKeySealed: encryptText(privateKey, secret, purpose) };
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
