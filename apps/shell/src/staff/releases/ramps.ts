import type { RampState, ReleasedApp, ReleaseRamp } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';

type RampOn = ReleaseRamp & { state: Exclude<RampState, 'done' | 'returned'> };

/** Returns whether a ramp is not over: it may take further steps, or go back. */
export const isOn = (ramp: ReleaseRamp): ramp is RampOn => ramp.state !== 'done' && ramp.state !== 'returned';

export const isOnItsWay = ({ ramp }: ReleasedApp): boolean => ramp !== null && isOn(ramp);

export const usualOf = ({ releases }: ReleasedApp) => releases.find((release) => release.default);

/**
 * Returns the release used when the default is removed: the newest sound one before it. Releases are sorted newest
 * first.
 */
export function olderThanUsual({ releases }: ReleasedApp) {
  const usual = releases.findIndex((release) => release.default);
  return releases.find(({ sound, killed }, index) => index > usual && sound && killed === null);
}

/**
 * Returns why a release needs a second thought: its last ramp was rolled back, and it was not made the default since.
 */
export function returnOf({ releases }: ReleasedApp, version: string) {
  const release = releases.find((one) => one.version === version);
  return release && !release.default ? release.returned : null;
}

export const percent = (traffic: number): string =>
  formatNumber(traffic / 100, { style: 'percent', maximumFractionDigits: 2 });
