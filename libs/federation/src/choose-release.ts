import { sha256 } from '@noble/hashes/sha2.js';

/** Number of buckets that visitors are divided into. */
export const buckets = 10_000;

/** The part of a deployment that decides who gets it. */
export interface Ramp {
  extras: { salt?: string };
  deployment: { traffic: number; default: boolean };
}

/**
 * Returns the bucket of a visitor, 0 to 9,999: the first 32 bits of SHA-256 of salt and visitor id, modulo 10,000.
 * Source: docs/specification.md, 12.1.
 */
export function bucketOf(salt: string, visitorId: string): number {
  const digest = sha256(new TextEncoder().encode(salt + visitorId));
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % buckets;
}

/**
 * Returns the release of one app that a visitor gets. The same visitor gets the same release as long as the document
 * stays the same; more traffic for a release takes no visitor off it; 0 % serves no visitor and 100 % every visitor.
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
