import { cookies } from '@greenroom/contracts';
import { readCookie, writeCookie } from './browser/cookies.ts';
import { keptReleaseText, type KeptRelease } from './kept-release.ts';

const { name, maxAgeSeconds } = cookies.keptRelease;

/**
 * From now on this visitor gets this release of the app, whatever becomes of traffic: for a day, or until
 * {@link letReleaseGo}. What is killed is left all the same.
 */
export function keepRelease(kept: KeptRelease): void {
  const text = keptReleaseText(kept);
  // The day begins with the first step.
  if (readCookie(name) !== text) writeCookie(name, text, maxAgeSeconds);
}

/** What was to be done with the one release is done. */
export function letReleaseGo(): void {
  if (readCookie(name) !== undefined) writeCookie(name, '', 0);
}
