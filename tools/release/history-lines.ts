import type { RegistryChange, ReleaseActor } from '@greenroom/contracts';

const actors: Record<ReleaseActor, string> = {
  staff: 'somebody of staff',
  pipeline: 'a pipeline',
  machine: 'this machine',
  controller: 'the ramp itself',
  outside: 'someone at the store',
};

/** Returns one line per change: when, which app, what, who and why. */
export function historyLines(changes: readonly RegistryChange[]): string[] {
  if (changes.length === 0) return ['Nothing was changed yet.'];
  return changes.map(({ at, app, what, version, traffic, by, why }) => {
    const share = traffic === null ? '' : ` at ${traffic} %`;
    return `${at}  ${app}  ${what}${version === null ? '' : ` ${version}`}${share}  by ${by.name ?? actors[by.kind]}: ${why}`;
  });
}
