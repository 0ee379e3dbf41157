import { cookies } from '@greenroom/contracts';
import { keptReleaseText } from './kept-release.ts';
import { readCookie, writeCookie } from './browser/cookies.ts';

const { name, maxAgeSeconds } = cookies.keptRelease;

/**
 * From now on this visitor gets the release of the app that is asking, whatever becomes of traffic: for a day, or until
 * {@link letReleaseGo}. What is killed is left all the same.
 * @param publicPath where the app's files came from, as its own webpack runtime knows it: `…/remotes/<app>/<version>/`;
 *   a development server's says nothing, and nothing is kept
 */
export function keepRelease(publicPath: string): void {
  const [, app, version] = /\/remotes\/([^/]+)\/([^/]+)\/$/.exec(publicPath) ?? [];
  if (app === undefined || version === undefined) return;
  const text = keptReleaseText({ app, version });
  // The day begins with the first step.
  if (readCookie(name) !== text) writeCookie(name, text, maxAgeSeconds);
}

/** What was to be done with the one release is done. */
export function letReleaseGo(): void {
  writeCookie(name, '', 0);
}
