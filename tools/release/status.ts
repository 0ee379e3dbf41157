import {
  everyApp,
  type ReleaseApproval,
  type ReleasedApp,
  type ReleaseFreeze,
  type ReleaseRamp,
  type ReleaseStatus,
} from '@greenroom/contracts';
import { isRetired, type Registry } from '@greenroom/federation';

/** A server of an earlier version leaves out what it does not know. */
type Told<All, New extends keyof All> = Omit<All, New> & Partial<Pick<All, New>>;

/** The parts of a release that a status line shows. */
interface Shown {
  version: string;
  traffic: number;
  default: boolean;
  killed: unknown;
  commit?: string | null | undefined;
  returned?: ReleasedApp['releases'][number]['returned'];
}

/** Returns a line for each public release, the newest of an app first. */
export function statusLines({ microFrontends }: Registry): string[] {
  const apps = Object.entries(microFrontends).map(([name, list]) => ({
    name,
    retired: isRetired(list),
    releases: list
      .map(({ metadata, deployment, extras: { killed, commit } }) => ({ ...metadata, ...deployment, killed, commit }))
      .toReversed(),
  }));
  return appLines(apps, ({ retired }) => (retired ? [retiredLine] : []));
}

/** Returns the same for a running registry, with its ramps. */
export function liveStatusLines({
  apps,
  trouble,
  expiresAt,
  notices,
  freezes = [],
}: Told<ReleaseStatus, 'freezes'>): string[] {
  const amiss = trouble
    ? [`The site goes on with the last good registry since ${trouble.since}: the one in the store is ${trouble.kind}.`]
    : [];
  const good = expiresAt === null ? [] : [`Good until ${expiresAt}`];
  const more = ({ ramp, releases, approvals = [] }: Told<ReleasedApp, 'approvals'>) => [
    ...(releases.length > 0 && !releases.some((one) => one.default) ? [retiredLine] : []),
    ...(ramp && ramp.endedAt === null ? [rampLine(ramp)] : []),
    ...approvals.map(approvalLine),
  ];
  return [...amiss, ...good, ...freezes.map(freezeLine), ...appLines(apps, more), ...notices.last.map(noticeLine)];
}

function appLines<App extends { name: string; releases: readonly Shown[] }>(
  apps: readonly App[],
  more: (app: App) => string[],
): string[] {
  if (apps.length === 0) return ['Nothing is published yet.'];
  const width = Math.max(...apps.flatMap(({ releases }) => releases.map(({ version }) => version.length)));
  return apps.flatMap((app) => [
    app.name,
    ...app.releases.map(({ version, traffic, default: usual, killed, commit, returned }) => {
      const share = `${String(traffic).padStart(5)} %`;
      const marks = [
        ...(usual ? ['default'] : []),
        ...(killed ? ['killed'] : []),
        ...(returned && !usual ? [rollbackText(returned)] : []),
        ...(commit ? [`commit ${commit}`] : []),
      ];
      return ['  ' + version.padEnd(width), share, ...marks.map((mark) => ` ${mark}`)].join(' ');
    }),
    ...more(app),
  ]);
}

const retiredLine = '  retired: nobody gets it; promote a release to bring it back';

/** Says when a release was rolled back, and why. */
export const rollbackText = ({ at, guardrail }: NonNullable<ReleasedApp['releases'][number]['returned']>): string =>
  guardrail === null ? `taken back by hand at ${at}` : `went back by itself at ${at}, worse by ${guardrail}`;

const freezeLine = ({ number, app, from, until, why }: ReleaseFreeze) =>
  `Freeze ${number} of ${app === everyApp ? 'all apps' : app}, from ${from} until ${until}: ${why}`;

const approvalLine = ({ version, approved, expiresAt }: ReleaseApproval) =>
  approved
    ? `  ${version} is approved by a second person until ${expiresAt}`
    : `  ${version} waits for a second person’s approval until ${expiresAt}`;

const outcomes = { sent: ', delivered', waits: ', tried again', failed: ', not delivered', off: '' };

function noticeLine({ at, kind, app, version, posted }: ReleaseStatus['notices']['last'][number]): string {
  const what = [app, version, kind].filter((part) => part !== null).join(' ');
  return `told at ${at}: ${what}${outcomes[posted]}`;
}

function rampLine({ version, state, step, steps, nextAt, waitsUntil, verdict }: ReleaseRamp): string {
  const suspect =
    verdict?.kind === 'suspect' ? `, looks worse by ${verdict.guardrail}: promote it or roll it back` : '';
  const seen =
    verdict?.kind === 'inconclusive' ? `, ${verdict.samples} of about ${verdict.needed} views seen` : suspect;
  const limit = waitsUntil === null ? '' : `, from ${waitsUntil} on a person decides`;
  const next = nextAt === null ? limit : `, the next step is due at ${nextAt}`;
  return `  ramp of ${version}: ${state}, step ${step + 1} of ${steps.join(',')}${next}${seen}`;
}
