import { randomUUID } from 'node:crypto';
import { desc, lt, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '@greenroom/database';
import { signingKeys } from './identity.tables.ts';
import { seal, unseal } from '@greenroom/crypto';

/** A new key signs after so long, and an old one is kept for as long again: no token lives longer. In days. */
const daysOfKey = 30;
const algorithm = 'EdDSA';
/** How long an instance believes what it read; another may have made a key meanwhile. In ms. */
const freshFor = 300_000;
/** Any number that nothing else locks. */
const lockKey = 4_200_002;
const purpose = 'signing key';

export interface KeyRing {
  /** The key that signs now; made where there is none, or none that is young enough. */
  signing(): Promise<{ kid: string; key: CryptoKey; algorithm: string }>;
  /** The key of that id, to verify with; nothing where it is not ours. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** Deletes keys whose tokens are all gone. */
  forgetOld(): Promise<void>;
}

interface Known {
  readAt: number;
  signing: { kid: string; key: CryptoKey; algorithm: string };
  verifying: ReadonlyMap<string, CryptoKey>;
}

/**
 * The keys that sign tokens. They are in the database, so that each instance knows all; the private ones are sealed.
 * @param secret what seals them; where it was changed, a new key is made, and what is signed stays good
 */
export function openKeyRing({ db, secret }: { db: Database; secret: string }): KeyRing {
  let known: Promise<Known> | undefined;

  const read = async (): Promise<Known> => {
    const rows = await db.transaction(async (tx) => {
      // Instances that come together make one key, not one each.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      const current = () =>
        tx
          .select({ row: signingKeys, old: sql<boolean>`created_at < now() - make_interval(days => ${daysOfKey})` })
          .from(signingKeys)
          .orderBy(desc(signingKeys.createdAt));
      const before = await current();
      const [newest] = before;
      if (newest && !newest.old && unseal(newest.row.privateJwkSealed, secret, purpose) !== undefined) return before;
      await tx.insert(signingKeys).values(await makeKey(secret));
      return current();
    });
    const [newest] = rows;
    const privateJwk = newest && unseal(newest.row.privateJwkSealed, secret, purpose);
    if (!newest || privateJwk === undefined) throw new Error('The key that was just made cannot be read');
    const key = (await importJWK(JSON.parse(privateJwk) as JWK, algorithm)) as CryptoKey;
    const verifying = await Promise.all(
      rows.map(async ({ row }) => [row.kid, (await importJWK(row.publicJwk, algorithm)) as CryptoKey] as const),
    );
    return { readAt: Date.now(), signing: { kid: newest.row.kid, key, algorithm }, verifying: new Map(verifying) };
  };
  const reread = () => {
    const reading = read();
    known = reading;
    // A failed reading is not remembered.
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  };
  const fresh = async (): Promise<Known> => {
    const last = await (known ?? reread());
    return Date.now() - last.readAt > freshFor ? reread() : last;
  };
  /** What is not known may be new; but whoever makes key ids up shall not have us read each time. */
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
    privateJwkSealed: seal(JSON.stringify(privateJwk), secret, purpose),
  };
}
