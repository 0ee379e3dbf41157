import { randomUUID } from 'node:crypto';
import { ApiFailure, type ReleaseCommand } from '@greenroom/contracts';
import { openRelease, releaseFolder, UnsoundDocument, withRelease, type Deployment } from '@greenroom/federation';
import { changeApps, type Wanted } from './change-apps.ts';
import { cleanReleases } from './clean-releases.ts';
import { decideCommand } from './domain/decide-command.ts';
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
  const uuid = randomUUID();
  const { app, revision } = command;
  requireRight(deps, commander, app, rightFor(command));
  const decide: Wanted['decide'] = (standing) => decideCommand(command, standing, uuid);
  return changeApps(deps, [{ app, revision, decide }], { by, why });
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
