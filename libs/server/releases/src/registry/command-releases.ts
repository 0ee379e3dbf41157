import { randomUUID } from 'node:crypto';
import { ApiFailure, type ReleaseCommand } from '@greenroom/contracts';
import { openRelease, releaseFolder, UnsoundDocument, withRelease, type Deployment } from '@greenroom/federation';
import { changeApps, type Wanted } from './change-apps.ts';
import { cleanReleases } from './clean-releases.ts';
import { decideApproval, limitOf } from './domain/approvals.ts';
import { decideCommand } from './domain/decide-command.ts';
import { decideFreeze } from './domain/freezes.ts';
import { endUnder } from './domain/ramp.ts';
import { rightFor, rightToRegister } from './domain/required-rights.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';
import { type Commander, requireRight } from './require-right.ts';

/**
 * Executes a release command, all of it or nothing.
 * @throws ApiFailure as {@link changeApps}, `forbidden` for anything beyond the commander's scope, and `unprocessable`
 * for a release that is not in the store as described
 */
export async function commandReleases(
  deps: RegistryDependencies,
  command: ReleaseCommand,
  commander: Commander,
): Promise<void> {
  const { why } = command;
  const { by } = commander;
  if (command.command === 'register') {
    for (const { app } of command.releases) requireRight(deps, commander, app, 'publish');
    for (const { app, release } of command.releases) await checkRelease(deps, app, release);
    const wanted = command.releases.map((one) => registered(deps, commander, one));
    return changeApps(deps, wanted, { by, why });
  }
  if (command.command === 'clean') {
    requireRight(deps, commander, '*', 'publish');
    return cleanReleases(deps, { by, why });
  }
  const { app } = command;
  requireRight(deps, commander, app, rightFor(command));
  const revision = 'revision' in command ? command.revision : undefined;
  return changeApps(deps, [{ app, revision, decide: deciding(command, by) }], { by, why });
}

type OfOneApp = Exclude<ReleaseCommand, { command: 'register' | 'clean' }>;

/** Returns how a command is decided once the app's state is known. */
function deciding(command: OfOneApp, { kind, account, name }: Commander['by']): Wanted['decide'] {
  switch (command.command) {
    case 'freeze':
    case 'unfreeze':
      return (standing, { freezes }) => decideFreeze(command, standing, freezes);
    case 'request-approval':
    case 'approve': {
      const by = { byKind: kind, byAccount: account ?? null, byName: name ?? null };
      return (standing, { limits, changes }) =>
        decideApproval(command, standing, { by, limit: limitOf(limits, standing.app), changes });
    }
    default: {
      const uuid = randomUUID();
      return (standing) => decideCommand(command, standing, uuid);
    }
  }
}

type Registered = Extract<ReleaseCommand, { command: 'register' }>['releases'][number];

function registered(deps: RegistryDependencies, commander: Commander, { app, release, traffic }: Registered): Wanted {
  return {
    app,
    decide({ releases, ramp }) {
      const { version } = release.metadata;
      const after = withRelease(app, releases, withoutAbsent(release), traffic);
      if (after === releases) return undefined;
      requireRight(deps, commander, app, rightToRegister(releases, after));
      // A release for everyone ends an active ramp as promoting does; so does withdrawing the ramp's own release.
      const end = ramp && endUnder(ramp, after);
      return { what: 'published', version, releases: after, ...(end && { ramp: end }) };
    },
  };
}

async function checkRelease({ store, publicKeys }: RegistryDependencies, app: string, release: Registered['release']) {
  const { version } = release.metadata;
  const stored = await store.read(`${releaseFolder(app, version)}/release.json`);
  if (!stored) throw new ApiFailure('unprocessable', `The record of ${app} ${version} is not in the release store`);
  try {
    await openRelease(stored.bytes, app, release as Deployment, await publicKeys());
  } catch (error) {
    if (error instanceof UnsoundDocument) throw new ApiFailure('unprocessable', error.message);
    throw error;
  }
}

/** Leaves out absent optional fields instead of setting them to undefined. */
function withoutAbsent({ fallbackUrl, extras: { commit, ...extras }, ...release }: Registered['release']) {
  return {
    ...release,
    extras: { ...extras, ...(commit !== undefined && { commit }) },
    ...(fallbackUrl !== undefined && { fallbackUrl }),
  };
}
