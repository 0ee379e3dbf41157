import type { ChosenRemote } from '@greenroom/federation';
import { whatCame } from '@greenroom/federation/browser';
import { isConfirming } from '@greenroom/federation/confirming';
import { keepRelease, letReleaseGo } from '@greenroom/federation/keep-release';
import { witnessReported } from '@greenroom/reporting/reports';
import { BrokenScreens } from './broken-screens.ts';

let screens: BrokenScreens | undefined;

/** In a page; a test has its own. */
const pageHere = { whatCame, isConfirming, loadAgain: () => window.location.reload() };

/**
 * From now on Retry lets go of a release of this remote whose screen is broken, and loads the page with the last good
 * one. Nobody is brought to another release who did not press, nor while something is being confirmed.
 */
export function retryElsewhere(remote: ChosenRemote, page = pageHere): void {
  const broken = (screens ??= hear());
  remote.beforeRetry = async () => {
    if (!broken.has(remote.name)) return;
    // Where nothing came, its fallbacks did not either: that is the connection.
    if ((await page.whatCame(remote)) === undefined || (await page.isConfirming())) return;
    const version = lastGood(remote);
    if (version === undefined) letReleaseGo();
    else keepRelease({ app: remote.name, version });
    page.loadAgain();
    await new Promise(() => {});
  };
}

function hear(): BrokenScreens {
  const heard = new BrokenScreens();
  witnessReported((caught) => heard.caught(caught));
  return heard;
}

/** The version of the release that stands in for this one, where there is one. */
const lastGood = ({ version, fallbacks }: ChosenRemote): string | undefined =>
  fallbacks.findLast((one) => one.version !== version)?.version;
