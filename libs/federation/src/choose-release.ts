import { sha256 } from '@noble/hashes/sha2.js';

/** As many places visitors are divided by lot among. */
export const buckets = 10_000;

/** What of a deployment decides who gets it. */
export interface Ramp {
  extras: { salt?: string };
  deployment: { traffic: number; default: boolean };
}

/**
 * The bucket of a visitor, 0 to 9,999: the first 32 bits of SHA-256 of salt and visitor id, modulo 10,000.
 * Source: docs/specification.md, 12.1.
 */
export function bucketOf(salt: string, visitorId: string): number {
  const digest = sha256(new TextEncoder().encode(salt + visitorId));
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % buckets;
}

/**
 * The release of one app that a visitor gets. The same visitor gets the same one for as long as the document says the
 * same; more traffic for a release takes nobody off it; 0 % is nobody and 100 % everybody.
 * @param deployments of one app: one default, at most one other with traffic
 * @returns undefined where there is none
 */
export function chooseRelease<Deployed extends Ramp>(
  deployments: readonly Deployed[],
  visitorId: string,
): Deployed | undefined {
  const usual = deployments.find(({ deployment }) => deployment.default);
  const ramping = deployments.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  if (!ramping) return usual;
  const { traffic } = ramping.deployment;
  return bucketOf(ramping.extras.salt ?? '', visitorId) < Math.round((traffic / 100) * buckets) ? ramping : usual;
}
