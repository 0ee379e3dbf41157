import type { ChosenRemote } from '@greenroom/federation';
import { whatCame } from '@greenroom/federation/browser';
import { isConfirming } from '@greenroom/federation/confirming';
import { keepRelease, stopKeepingRelease } from '@greenroom/federation/keep-release';
import { observeReported } from '@greenroom/reporting/reports';
import { BrokenScreens } from './broken-screens.ts';

let screens: BrokenScreens | undefined;

/** Dependencies in a page; tests replace them. */
const pageHere = { whatCame, isConfirming, loadAgain: () => window.location.reload() };

/**
 * Makes Retry drop a broken release of this remote and reload the page with the last good one. The release never
 * changes without a click, nor while a payment is being confirmed.
 */
export function retryElsewhere(remote: ChosenRemote, page = pageHere): void {
  const broken = (screens ??= hear());
  remote.beforeRetry = async () => {
    if (!broken.has(remote.name)) return;
    // If nothing loaded, its fallbacks failed too, so the connection is the cause.
    if ((await page.whatCame(remote)) === undefined || (await page.isConfirming())) return;
    const version = lastGood(remote);
    if (version === undefined) stopKeepingRelease();
    else keepRelease({ app: remote.name, version });
    page.loadAgain();
    await new Promise(() => {});
  };
}

function hear(): BrokenScreens {
  const heard = new BrokenScreens();
  observeReported((caught) => heard.caught(caught));
  return heard;
}

/** Returns the version of the release that replaces this one, if there is one. */
const lastGood = ({ version, fallbacks }: ChosenRemote): string | undefined =>
  fallbacks.findLast((one) => one.version !== version)?.version;
