import type { ReleaseHappening } from '@greenroom/contracts';
import { usualOf, type Deployment } from '@greenroom/federation';

/** Changes that bring a release forward. The others are ways back, unless they give visitors a newer release. */
const forward: readonly ReleaseHappening[] = ['published', 'ramp-begun', 'promoted', 'step'];

export const isForward = (what: ReleaseHappening): boolean => forward.includes(what);

/**
 * Returns the releases that a change brings to more visitors, other than on a way back. A rollback to a release that is
 * newer than everyone's is no way back.
 * @param before the app's releases, oldest first
 */
export function advancing(
  what: ReleaseHappening,
  before: readonly Deployment[],
  after: readonly Deployment[],
): { version: string; traffic: number }[] {
  const usual = usualOf(before)?.metadata.version;
  const had = new Map(before.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]));
  const usualAt = after.findIndex(({ metadata }) => metadata.version === usual);
  return after.flatMap(({ metadata: { version }, deployment: { traffic } }, index) => {
    const rises = traffic > (had.get(version) ?? 0) && version !== usual;
    return rises && (isForward(what) || index > usualAt) ? [{ version, traffic }] : [];
  });
}
