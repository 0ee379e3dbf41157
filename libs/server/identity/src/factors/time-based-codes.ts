import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { type Queryable, now } from '@greenroom/database';
import { codeGenerators } from '../identity.tables.ts';
import { seal, unseal } from '@greenroom/crypto';

/** Seconds that one code holds; what apps take for granted (RFC 6238, with SHA-1 and six digits). */
const period = 30;
/** Clocks of phones differ: the code before and after counts as well. */
const window = 1;
const purpose = 'secret of time-based codes';

const generator = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Greenroom', label, secret, algorithm: 'SHA1', digits: 6, period });

/** A new secret, which counts once a code of it was given. */
export async function beginCodes(
  tx: Queryable,
  { uuid, email }: { uuid: string; email: string },
  sealedBy: string,
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 });
  const secretSealed = seal(secret.base32, sealedBy, purpose);
  const begun = { accountUuid: uuid, secretSealed, confirmedAt: null, lastStep: 0 };
  // One that is in use stays as it is.
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

/** Which time step a code belongs to; nothing where it is none of this generator's, now. */
export function stepOf(secretSealed: string, code: string, sealedBy: string, at = Date.now()): number | undefined {
  const secret = unseal(secretSealed, sealedBy, purpose);
  if (secret === undefined) throw new Error('The secret of time-based codes cannot be read');
  const token = code.replace(/\s/g, '');
  const delta = generator(Secret.fromBase32(secret), '').validate({ token, timestamp: at, window });
  return delta === null ? undefined : Math.floor(at / 1_000 / period) + delta;
}

/** Uses a code up: none of its step or before is good again. @returns whether it was still good */
export async function spendStep(tx: Queryable, accountUuid: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(codeGenerators)
    .set({ lastStep: step })
    .where(and(eq(codeGenerators.accountUuid, accountUuid), lt(codeGenerators.lastStep, step)))
    .returning();
  return spent.length === 1;
}

/** From a first code on, the generator counts. @returns whether it did not before */
export async function confirmCodes(tx: Queryable, accountUuid: string, step: number): Promise<boolean> {
  const confirmed = await tx
    .update(codeGenerators)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(codeGenerators.accountUuid, accountUuid), isNull(codeGenerators.confirmedAt)))
    .returning();
  return confirmed.length === 1;
}
