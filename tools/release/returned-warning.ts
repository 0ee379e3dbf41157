import type { ReleaseCommand, ReleaseStatus } from '@greenroom/contracts';
import { releaseNamed } from '@greenroom/federation';
import { rollbackText } from './status.ts';

/** Returns a warning before a release that was rolled back is given to visitors again; nothing for other releases. */
export function returnedWarning(asked: ReleaseCommand, { apps }: Pick<ReleaseStatus, 'apps'>): string | undefined {
  if (asked.command !== 'ramp' && asked.command !== 'promote') return undefined;
  const releases = apps.find(({ name }) => name === asked.app)?.releases.toReversed() ?? [];
  const found = releaseNamed(
    releases.map((release) => ({ metadata: { version: release.version, integrity: '' }, release })),
    asked.version,
  )?.release;
  if (!found?.returned || found.default) return undefined;
  return `Warning: ${asked.app} ${found.version} ${rollbackText(found.returned)}. What was wrong may still be in it.`;
}
