import { cookies } from '@greenroom/contracts';
import { readCookie, writeCookie } from './browser/cookies.ts';
import { keptReleaseText, type KeptRelease } from './kept-release.ts';

const { name, maxAgeSeconds } = cookies.keptRelease;

/**
 * Keeps this visitor on this release of the app, regardless of traffic: for a day, or until {@link stopKeepingRelease}. A
 * killed release is left all the same.
 */
export function keepRelease(kept: KeptRelease): void {
  const text = keptReleaseText(kept);
  // The day begins with the first step.
  if (readCookie(name) !== text) writeCookie(name, text, maxAgeSeconds);
}

/** Ends keeping the release. */
export function stopKeepingRelease(): void {
  if (readCookie(name) !== undefined) writeCookie(name, '', 0);
}
