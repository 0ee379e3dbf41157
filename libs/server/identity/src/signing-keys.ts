import { randomUUID } from 'node:crypto';
import { desc, lt, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '@greenroom/database';
import { signingKeys } from './identity.tables.ts';
import { encryptText, decryptText } from '@greenroom/crypto';

/** How long a key signs, and how long it is kept after that: no token lives longer. In days. */
const daysOfKey = 30;
const algorithm = 'EdDSA';
/** How long an instance caches the keys; another one may have created a key meanwhile. In ms. */
const freshFor = 300_000;
/** An arbitrary key for the advisory lock. */
const lockKey = 4_200_002;
const purpose = 'signing key';

export interface KeyRing {
  /** Returns the current signing key, and creates one if there is none or the newest is too old. */
  signing(): Promise<{ kid: string; key: CryptoKey; algorithm: string }>;
  /** Returns the key of an id for verification; undefined if it is not ours. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** Deletes keys whose tokens have all expired. */
  forgetOld(): Promise<void>;
}

interface Known {
  readAt: number;
  signing: { kid: string; key: CryptoKey; algorithm: string };
  verifying: ReadonlyMap<string, CryptoKey>;
}

/**
 * Opens the keys that sign tokens. They are in the database, so that every instance has all of them; the private keys
 * are sealed.
 * @param secret seals the private keys; after it was changed, a new key is created, and existing tokens stay valid
 */
export function openKeyRing({ db, secret }: { db: Database; secret: string }): KeyRing {
  let known: Promise<Known> | undefined;

  const read = async (): Promise<Known> => {
    const rows = await db.transaction(async (tx) => {
      // Concurrent instances create one key, not one each.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      const current = () =>
        tx
          .select({ row: signingKeys, old: sql<boolean>`created_at < now() - make_interval(days => ${daysOfKey})` })
          .from(signingKeys)
          .orderBy(desc(signingKeys.createdAt));
      const before = await current();
      const [newest] = before;
      if (newest && !newest.old && decryptText(newest.row.privateJwkSealed, secret, purpose) !== undefined)
        return before;
      await tx.insert(signingKeys).values(await makeKey(secret));
      return current();
    });
    const [newest] = rows;
    const privateJwk = newest && decryptText(newest.row.privateJwkSealed, secret, purpose);
    if (!newest || privateJwk === undefined) throw new Error('The signing key that was just created cannot be read');
    const key = (await importJWK(JSON.parse(privateJwk) as JWK, algorithm)) as CryptoKey;
    const verifying = await Promise.all(
      rows.map(async ({ row }) => [row.kid, (await importJWK(row.publicJwk, algorithm)) as CryptoKey] as const),
    );
    return { readAt: Date.now(), signing: { kid: newest.row.kid, key, algorithm }, verifying: new Map(verifying) };
  };
  const reread = () => {
    const reading = read();
    known = reading;
    // A failed read is not cached.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  };
  const fresh = async (): Promise<Known> => {
    const last = await (known ?? reread());
    return Date.now() - last.readAt > freshFor ? reread() : last;
  };
  /**
   * An unknown key may be new, so it is read again, at most once a second: invented key ids must not cause a read each.
   */
  let askedInVain = 0;

  return {
    signing: async () => (await fresh()).signing,
    async verifying(kid) {
      const key = (await fresh()).verifying.get(kid);
      if (key || Date.now() - askedInVain < 1_000) return key;
      askedInVain = Date.now();
      return (await reread()).verifying.get(kid);
    },
    async forgetOld() {
      await db
        .delete(signingKeys)
        .where(lt(signingKeys.createdAt, sql`now() - make_interval(days => ${2 * daysOfKey})`));
    },
  };
}

async function makeKey(secret: string): Promise<typeof signingKeys.$inferInsert> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  return {
    kid: randomUUID(),
    publicJwk: { ...publicJwk },
    privateJwkSealed: encryptText(JSON.stringify(privateJwk), secret, purpose),
  };
}
