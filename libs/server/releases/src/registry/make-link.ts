import { ApiFailure, pathTo, releasePassParameter } from '@greenroom/contracts';
import { releaseNamed } from '@greenroom/federation';
import type { Site } from '../open-site.ts';
import type { ReleasePasses } from '../release-passes.ts';

interface LinkDependencies {
  site: Pick<Site, 'releasesNow'>;
  /** Undefined if release overrides by URL are not allowed. */
  passes: Pick<ReleasePasses, 'write'> | undefined;
  now(): Date;
}

/**
 * Makes a link with which a tester sees a release.
 * @throws ApiFailure `unavailable` if the site does not allow it, `unprocessable` if no such release is offered
 */
export async function makeLink(
  { site, passes, now }: LinkDependencies,
  { app, version: asked, hours }: { app: string; version: string; hours: number },
) {
  if (!passes) throw new ApiFailure('unavailable', 'This site shows nobody other releases (RELEASE_OVERRIDES=off)');
  const offered = (await site.releasesNow())?.apps.get(app)?.map(({ deployment }) => deployment) ?? [];
  const version = releaseNamed(offered, asked)?.metadata.version;
  if (version === undefined) throw new ApiFailure('unprocessable', `There is no release ${asked} of ${app} to be seen`);
  const until = now().getTime() + hours * 3_600_000;
  const token = passes.write({ asked: { [app]: version }, until });
  const address = `${pathTo('root')}?${releasePassParameter}=${token}`;
  return { address, version, expiresAt: new Date(until).toISOString() };
}
