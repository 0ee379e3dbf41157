import type { ReleasedApp, ReleaseRamp, ReleaseStatus } from '@greenroom/contracts';
import type { Registry } from '@greenroom/federation';

/** What of a release is shown in a line. */
interface Shown {
  version: string;
  traffic: number;
  default: boolean;
  killed: unknown;
}

/** What is public, a line for each release; the newest of an app first. */
export function statusLines({ microFrontends }: Registry): string[] {
  const apps = Object.entries(microFrontends).map(([name, list]) => ({
    name,
    releases: list
      .map(({ metadata, deployment, extras }) => ({ ...metadata, ...deployment, killed: extras.killed }))
      .toReversed(),
  }));
  return appLines(apps, () => []);
}

/** The same as a running registry has it, with the ramps that are on. */
export function liveStatusLines({ apps, trouble, expiresAt }: ReleaseStatus): string[] {
  const amiss = trouble
    ? [`The site goes on with the last good registry since ${trouble.since}: the one in the store is ${trouble.kind}.`]
    : [];
  const good = expiresAt === null ? [] : [`Good until ${expiresAt}`];
  const rampOf = ({ ramp }: ReleasedApp) => (ramp && ramp.endedAt === null ? [rampLine(ramp)] : []);
  return [...amiss, ...good, ...appLines(apps, rampOf)];
}

function appLines<App extends { name: string; releases: readonly Shown[] }>(
  apps: readonly App[],
  more: (app: App) => string[],
): string[] {
  if (apps.length === 0) return ['Nothing is published yet.'];
  const width = Math.max(...apps.flatMap(({ releases }) => releases.map(({ version }) => version.length)));
  return apps.flatMap((app) => [
    app.name,
    ...app.releases.map(({ version, traffic, default: usual, killed }) => {
      const share = `${String(traffic).padStart(5)} %`;
      return `  ${version.padEnd(width)} ${share}${usual ? '  default' : ''}${killed ? '  killed' : ''}`;
    }),
    ...more(app),
  ]);
}

function rampLine({ version, state, step, steps, nextAt, verdict }: ReleaseRamp): string {
  const suspect =
    verdict?.kind === 'suspect' ? `, looks worse by ${verdict.guardrail}: promote it or roll it back` : '';
  const seen = verdict?.kind === 'inconclusive' ? `, ${verdict.samples} of ${verdict.needed} views seen` : suspect;
  const next = nextAt === null ? '' : `, the next step is due at ${nextAt}`;
  return `  ramp of ${version}: ${state}, step ${step + 1} of ${steps.join(',')}${next}${seen}`;
}
