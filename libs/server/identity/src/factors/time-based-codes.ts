import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { type Queryable, now } from '@greenroom/database';
import { codeGenerators } from '../identity.tables.ts';
import { encryptText, decryptText } from '@greenroom/crypto';

/** Seconds that one code is valid; the default of authenticator apps (RFC 6238, with SHA-1 and six digits). */
const period = 30;
/** Phone clocks drift, so the previous and the next code are accepted as well. */
const window = 1;
const purpose = 'secret of time-based codes';

const generator = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Greenroom', label, secret, algorithm: 'SHA1', digits: 6, period });

/** Stores a new secret, which takes effect once its first code was verified. */
export async function beginCodes(
  tx: Queryable,
  { uuid, email }: { uuid: string; email: string },
  sealedBy: string,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 });
  const secretSealed = encryptText(secret.base32, sealedBy, purpose);
  const begun = { accountUuid: uuid, secretSealed, confirmedAt: null, lastStep: 0 };
  // A secret that is in use stays unchanged.
  await tx
    .insert(codeGenerators)
    .values(begun)
    .onConflictDoUpdate({
      target: codeGenerators.accountUuid,
      set: begun,
      setWhere: isNull(codeGenerators.confirmedAt),
    });
  return { secret: secret.base32, address: generator(secret, email).toString() };
}

/** Returns the time step of a code; undefined if the code is not valid now. */
export function stepOf(secretSealed: string, code: string, sealedBy: string, at = Date.now()): number | undefined {
  const secret = decryptText(secretSealed, sealedBy, purpose);
  if (secret === undefined) throw new Error('The secret of time-based codes cannot be decrypted');
  const token = code.replace(/\s/g, '');
  const delta = generator(Secret.fromBase32(secret), '').validate({ token, timestamp: at, window });
  return delta === null ? undefined : Math.floor(at / 1_000 / period) + delta;
}

/** Consumes a code: no code of its step or an earlier one is accepted again. @returns whether it was still valid */
export async function spendStep(tx: Queryable, accountUuid: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(codeGenerators)
    .set({ lastStep: step })
    .where(and(eq(codeGenerators.accountUuid, accountUuid), lt(codeGenerators.lastStep, step)))
    .returning();
  return spent.length === 1;
}

/** Activates the generator after its first valid code. @returns whether it was inactive before */
export async function confirmCodes(tx: Queryable, accountUuid: string, step: number): Promise<boolean> {
  const confirmed = await tx
    .update(codeGenerators)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(codeGenerators.accountUuid, accountUuid), isNull(codeGenerators.confirmedAt)))
    .returning();
  return confirmed.length === 1;
}
