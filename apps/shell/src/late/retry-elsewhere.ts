import { isConfirming } from '@greenroom/federation/confirming';
import { keepRelease, letReleaseGo } from '@greenroom/federation/keep-release';
import type { ChosenRemote } from '@greenroom/federation';
import { beforeRetry, whatCame } from '@greenroom/federation/browser';
import { witnessReported } from '@greenroom/reporting/reports';
import { BrokenScreens } from './broken-screens.ts';

let broken: BrokenScreens | undefined;

/**
 * From now on Retry lets go of a release whose screen is broken, and loads the page with the last good one. Nobody is
 * brought to another release who did not press, nor while something is being confirmed.
 * @param isHere whether one is where a release is kept
 */
export function retryElsewhere(isHere: () => boolean): void {
  if (broken) return;
  const screens = new BrokenScreens();
  broken = screens;
  witnessReported((caught) => screens.caught(caught));
  beforeRetry(async (remote) => {
    if (!isHere() || remote.override || !screens.has(remote.name)) return;
    // Where nothing came, its fallbacks did not either: that is the connection.
    if ((await whatCame(remote)) === undefined || (await isConfirming())) return;
    goOnWith(lastGood(remote), remote);
    await new Promise(() => {});
  });
}

/** The version of the release that stands in for this one, where there is one. */
export const lastGood = ({ version, fallbacks }: Pick<ChosenRemote, 'version' | 'fallbacks'>): string | undefined =>
  fallbacks.findLast((one) => one.version !== version)?.version;

function goOnWith(version: string | undefined, { name }: ChosenRemote): void {
  if (version === undefined) letReleaseGo();
  else keepRelease({ app: name, version });
  window.location.reload();
}
