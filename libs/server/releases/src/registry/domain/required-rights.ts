import type { ReleaseCommand } from '@greenroom/contracts';
import type { Deployment } from '@greenroom/federation';
import type { ReleaseRight } from '@greenroom/release-registry';

type OfOneApp = Exclude<ReleaseCommand, { command: 'register' | 'clean' }>;

/** Returns the right a token needs on the app to give this command. */
export function rightFor(command: OfOneApp): ReleaseRight {
  switch (command.command) {
    case 'ramp':
      // Steps that begin with everyone amount to promoting.
      return command.steps[0] === 100 ? 'promote' : 'ramp';
    case 'pause':
    case 'resume':
    case 'request-approval':
      return 'ramp';
    case 'promote':
    case 'freeze':
    case 'unfreeze':
      return 'promote';
    case 'approve':
      return 'approve';
    case 'rollback':
      // A named version can be any release, and it goes to everyone.
      return command.version === undefined ? 'ramp' : 'promote';
    case 'kill':
    case 'retire':
      return 'kill';
  }
}

/**
 * Returns the right needed to register a release, by its effect on the app's visitors. An app's first release displaces
 * no other.
 */
export function rightToRegister(before: readonly Deployment[], after: readonly Deployment[]): ReleaseRight {
  const had = new Map(before.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]));
  const moved = after.filter(({ metadata, deployment }) => deployment.traffic !== (had.get(metadata.version) ?? 0));
  if (before.length === 0 || moved.length === 0) return 'publish';
  return moved.some(({ deployment }) => deployment.traffic === 100) ? 'promote' : 'ramp';
}
