import type { ReleaseCommand, ReleaseHappening } from '@greenroom/contracts';
import {
  divideTraffic,
  partOf,
  RegistryRefusal,
  releaseBefore,
  releaseNamed,
  usualOf,
  type Deployment,
  type Division,
} from '@greenroom/federation';
import { isOn, type Ramp, type RampChange } from './ramp.ts';

/** An app's state that a change is decided on. */
export interface Standing {
  app: string;
  /** Oldest first, as in the document. */
  releases: readonly Deployment[];
  /** The active ramp. */
  ramp: Ramp | undefined;
  now: Date;
}

/** The effect of a change on an app. */
export interface Decision {
  what: ReleaseHappening;
  version: string | null;
  /** Left out if the document stays as it is. */
  releases?: readonly Deployment[];
  ramp?: RampChange;
  begins?: Ramp;
  kills?: string;
  /** Releases whose files are deleted. */
  removes?: readonly string[];
  freezes?: { from: string; until: string };
  /** The number of a freeze that ends early. */
  unfreezes?: number;
}

type Command = Exclude<
  ReleaseCommand,
  { command: 'register' | 'clean' | 'freeze' | 'unfreeze' | 'request-approval' | 'approve' }
>;
type Of<Name extends Command['command']> = Extract<Command, { command: Name }>;

/**
 * Decides what a command changes about an app's releases.
 * @param uuid for a ramp that begins
 * @throws RegistryRefusal if the command makes no sense in the current state, with a sentence describing that state
 */
export function decideCommand(command: Command, standing: Standing, uuid: string): Decision {
  switch (command.command) {
    case 'ramp':
      return ramp(command, standing, uuid);
    case 'pause':
      return pause(standing);
    case 'resume':
      return resume(standing);
    case 'promote':
      return promote(command, standing);
    case 'rollback':
      return rollback(command, standing);
    case 'kill':
      return kill(command, standing);
    case 'retire':
      return retire(standing);
  }
}

function ramp(
  { steps, everySeconds, minSample, version: asked }: Of<'ramp'>,
  standing: Standing,
  uuid: string,
): Decision {
  const { app, releases, now } = standing;
  const release = alive(standing, asked);
  const { version } = release.metadata;
  const stable = usual(standing);
  if (release === stable) throw new RegistryRefusal(`${app} ${version} is everyone’s already`);
  const on = partOf(releases);
  if (standing.ramp || (on && on !== release)) throw new RegistryRefusal(withLock(standing));
  const [first = 0] = steps;
  const had = release.deployment.traffic;
  // Visitors who have the release keep it.
  if (first < had) throw new RegistryRefusal(`${app} ${version} has ${had} % already: let the steps begin there`);
  const salt = had > 0 ? (release.extras.salt ?? '') : `${app}@${version}#${uuid}`;
  const begins: Ramp = {
    uuid,
    app,
    version,
    stable: stable.metadata.version,
    steps,
    everySeconds,
    minSample,
    salt,
    state: first === 100 ? 'done' : 'running',
    step: 0,
    stepSince: now,
    begunAt: now,
    endedAt: first === 100 ? now : null,
    waitingSince: null,
    verdict: null,
  };
  return { what: 'ramp-begun', version, releases: divideTraffic(releases, atStep(begins, 0)), begins };
}

/** Returns the division of visitors at a step of a ramp. */
export function atStep({ version, stable, steps, salt }: Ramp, step: number): Division {
  const traffic = steps[step] ?? 0;
  return traffic >= 100 ? { usual: version } : { usual: stable, part: { version, traffic, salt } };
}

function pause(standing: Standing): Decision {
  const on = rampOf(standing);
  if (on.state === 'paused') throw new RegistryRefusal(`${on.app} ${on.version} is paused already`);
  return { what: 'paused', version: on.version, ramp: { uuid: on.uuid, state: 'paused' } };
}

function resume(standing: Standing): Decision {
  const on = rampOf(standing);
  if (on.state !== 'paused') throw new RegistryRefusal(`${on.app} ${on.version} is not paused`);
  return { what: 'resumed', version: on.version, ramp: { uuid: on.uuid, state: 'running' } };
}

function promote({ version: asked }: Of<'promote'>, standing: Standing): Decision {
  const release = alive(standing, asked);
  const { version } = release.metadata;
  if (release.deployment.traffic === 100) throw new RegistryRefusal(`${standing.app} ${version} is everyone’s already`);
  const releases = divideTraffic(standing.releases, { usual: version });
  return { what: 'promoted', version, releases, ...endRamp(standing, version) };
}

function rollback({ version: asked }: Of<'rollback'>, standing: Standing): Decision {
  const { app, releases } = standing;
  const stable = usual(standing);
  const on = partOf(releases);
  if (asked !== undefined) {
    const release = alive(standing, asked);
    const { version } = release.metadata;
    if (release === on)
      throw new RegistryRefusal(`${app} ${version} is on its way: roll back without a version, and it is taken back`);
    if (release.deployment.traffic === 100) throw new RegistryRefusal(`${app} ${version} is everyone’s already`);
    return goTo(standing, version);
  }
  if (on) {
    const back = goTo(standing, stable.metadata.version);
    return { ...back, version: on.metadata.version };
  }
  const before = releaseBefore(releases, stable.metadata.version);
  if (!before) throw new RegistryRefusal(`${app} has no release before ${stable.metadata.version} to go back to`);
  return goTo(standing, before.metadata.version);
}

function goTo(standing: Standing, version: string): Decision {
  const releases = divideTraffic(standing.releases, { usual: version });
  return { what: 'rolled-back', version, releases, ...endRamp(standing, version) };
}

function kill({ version: asked }: Of<'kill'>, standing: Standing): Decision {
  const { app } = standing;
  const release = alive(standing, asked);
  const { version } = release.metadata;
  const stable = usualOf(standing.releases);
  const dead = standing.releases.map((one) =>
    one === release ? { ...one, extras: { ...one.extras, killed: true as const } } : one,
  );
  const on = partOf(standing.releases);
  // Killing a release that no visitor has changes nothing for anyone.
  if (release !== stable && release !== on) return { what: 'killed', version, releases: dead, kills: version };
  const stead = release === stable ? releaseBefore(standing.releases, version) : stable;
  if (!stead) checkMayRetire(app);
  const usual = stead?.metadata.version;
  const releases = divideTraffic(dead, { usual });
  return { what: 'killed', version, releases, kills: version, ...endRamp(standing, usual) };
}

function retire(standing: Standing): Decision {
  const { app, releases } = standing;
  const { version } = usual(standing).metadata;
  checkMayRetire(app);
  return {
    what: 'retired',
    version,
    releases: divideTraffic(releases, { usual: undefined }),
    ...endRamp(standing, undefined),
  };
}

function checkMayRetire(app: string): void {
  if (app === 'shell')
    throw new RegistryRefusal('The site has no pages without a shell: publish another release of it first');
}

/** Ends the active ramp when this version goes to everyone; undefined if no visitor gets the app. */
function endRamp({ ramp: on }: Standing, version: string | undefined): Pick<Decision, 'ramp'> {
  return on ? { ramp: { uuid: on.uuid, state: on.version === version ? 'done' : 'returned' } } : {};
}

function rampOf({ app, ramp: on }: Standing): Ramp {
  if (!on || !isOn(on)) throw new RegistryRefusal(`Nothing of ${app} is on its way`);
  return on;
}

function usual({ app, releases }: Standing): Deployment {
  const found = usualOf(releases);
  if (found) return found;
  throw new RegistryRefusal(
    releases.length === 0 ? `${app} has no release yet` : `${app} is retired: promote a release to bring it back`,
  );
}

function alive({ app, releases }: Standing, asked: string): Deployment {
  const found = releaseNamed(releases, asked);
  if (!found) throw new RegistryRefusal(`There is no release ${asked} of ${app}`);
  const { version } = found.metadata;
  if (found.extras.killed) throw new RegistryRefusal(`${app} ${version} was killed: nobody gets it any more`);
  return found;
}

function withLock({ app, releases }: Standing): string {
  const on = partOf(releases);
  const where = on
    ? `${app} ${on.metadata.version} is on its way, at ${on.deployment.traffic} %`
    : `${app} is on its way`;
  return `${where}: one at a time. Promote it or roll it back first`;
}
