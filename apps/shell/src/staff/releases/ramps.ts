import type { RampState, ReleasedApp, ReleaseRamp } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';

type RampOn = ReleaseRamp & { state: Exclude<RampState, 'done' | 'returned'> };

/** A ramp that is not over: it may take steps, and may go back. */
export const isOn = (ramp: ReleaseRamp): ramp is RampOn => ramp.state !== 'done' && ramp.state !== 'returned';

export const isOnItsWay = ({ ramp }: ReleasedApp): boolean => ramp !== null && isOn(ramp);

export const usualOf = ({ releases }: ReleasedApp) => releases.find((release) => release.default);

/** What comes when the default goes: the sound release before it. Releases are the newest first. */
export function olderThanUsual({ releases }: ReleasedApp) {
  const usual = releases.findIndex((release) => release.default);
  return releases.find(({ sound, killed }, index) => index > usual && sound && killed === null);
}

/** What of a release makes it one to think twice about: its last ramp went back, and nobody gave it to everyone since. */
export function returnOf({ releases }: ReleasedApp, version: string) {
  const release = releases.find((one) => one.version === version);
  return release && !release.default ? release.returned : null;
}

export const percent = (traffic: number): string =>
  formatNumber(traffic / 100, { style: 'percent', maximumFractionDigits: 2 });
