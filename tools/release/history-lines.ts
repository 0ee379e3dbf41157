import type { RegistryChange, ReleaseActor } from '@greenroom/contracts';

const actors: Record<ReleaseActor, string> = {
  staff: 'somebody of staff',
  pipeline: 'a pipeline',
  machine: 'this machine',
  controller: 'the ramp itself',
  outside: 'seen from outside',
};

/** What happened, a line for each change: when, which app, what, who, why. */
export function historyLines(changes: readonly RegistryChange[]): string[] {
  if (changes.length === 0) return ['Nothing was changed yet.'];
  return changes.map(({ at, app, what, version, traffic, by, why }) => {
    const share = traffic === null ? '' : ` at ${traffic} %`;
    return `${at}  ${app}  ${what}${version === null ? '' : ` ${version}`}${share}  by ${by.name ?? actors[by.kind]}: ${why}`;
  });
}
