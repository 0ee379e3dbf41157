import {
  type Endpoint,
  guardrailMarks,
  vitalMark,
  type GuardrailTelling,
  type VitalGuardrail,
} from '@greenroom/contracts';
import type { ReleaseManifest } from '@greenroom/federation';
import { framesOf, partOf, type Caught } from '@greenroom/reporting/reports';
import { CheckoutSteps } from './checkout-steps.ts';
import { PageUse } from './page-use.ts';
import { type Release, releaseAt } from './releases-here.ts';
import { Stretches, type Tell } from './stretches.ts';

/** What is longer on its way than this does not come for whoever leaves. In ms, as long as an entry may take. */
const patienceMs = 5_000;

export interface WatchedFixture {
  manifest: ReleaseManifest;
  shell: Release;
  /** The path that the document was loaded at: links may have led on before anything was watched. */
  loadedPath: string;
  /** The path that is shown now. */
  path(): string;
  /** As `performance.now()`. */
  now(): number;
  /** Which version of a remote is in use, see `whatIsInUse` of federation; it is asked of remotes that are shown. */
  whatCame(remote: ReleaseManifest['remotes'][number]): Promise<string | undefined>;
  tell(release: Release, guardrail: GuardrailTelling, mark: number): void;
}

/** What a page notices of the releases it runs with. It knows no person and keeps nothing beyond the page. */
export function pageWatch({ manifest, shell, loadedPath, path, now, whatCame, tell }: WatchedFixture) {
  /** Of each app the version that runs here, once that is certain. */
  const here = new Map(shell.version === '' ? [] : [[shell.app, shell.version]]);
  const asked = new Set<string>();
  /** Which of them did not answer yet, and since when. */
  const awaited = new Map<string, { release: Release; since: number }>();
  const runs = ({ app, version }: Release) => here.get(app) === version;
  const tellOfRunning: Tell = (release, guardrail, mark) => {
    if (runs(release)) tell(release, guardrail, mark);
  };
  const stretches = new Stretches(tellOfRunning);
  const checkout = new CheckoutSteps(tellOfRunning);
  const use = new PageUse(tellOfRunning);
  /** Which release's page was shown from when on. */
  let away = false;
  const shown: { release: Release; from: number }[] = [{ release: releaseAt(loadedPath, manifest, shell), from: 0 }];

  const look = () => {
    if (away) return;
    const release = releaseAt(path(), manifest, shell);
    if (shown.at(-1)!.release.app !== release.app) shown.push({ release, from: now() });
    stretches.show(path(), release, runs(release), now());
    checkout.show(path(), release, now());
    use.show(path(), release);
    askWhatCame(release);
  };

  const askWhatCame = (release: Release) => {
    const remote = manifest.remotes.find(({ name }) => name === release.app);
    if (!remote || asked.has(remote.name)) return;
    asked.add(remote.name);
    awaited.set(remote.name, { release, since: now() });
    void whatCame(remote).then((version) => arrived(release, version));
  };

  const arrived = (chosen: Release, version: string | undefined) => {
    const { app } = chosen;
    const other = version !== chosen.version;
    if (awaited.delete(app)) {
      const mark = other ? guardrailMarks.anotherCame : guardrailMarks.well;
      tell(chosen, 'load', version === undefined ? guardrailMarks.bad : mark);
      if (other && version !== undefined) tell({ app, version }, 'stoodIn', guardrailMarks.well);
    }
    if (version === undefined) return;
    here.set(app, version);
    stretches.came({ app, version }, now());
  };

  /** Who leaves before a remote answered has waited for it in vain, where that took long. */
  const giveUpWaiting = () => {
    for (const [app, { release, since }] of awaited) {
      if (now() - since < patienceMs) continue;
      awaited.delete(app);
      tell(release, 'load', guardrailMarks.bad);
    }
  };

  askWhatCame(shown[0]!.release);

  return {
    /** Another page is shown, or some time went by. */
    look(): void {
      look();
      stretches.tick(now());
      checkout.tick(now());
      use.tick(now());
    },
    used: () => stretches.used(now()),
    back(): void {
      away = false;
      stretches.used(now());
      look();
    },
    hidden(): void {
      look();
      away = true;
      giveUpWaiting();
      stretches.hidden();
      checkout.hidden();
      use.hidden();
    },
    press: (target: object, isControl: boolean) => use.press(target, isControl, now()),
    answered: () => use.answered(),
    entered: () => use.entered(),
    requested: (endpoint: Endpoint, status: number | undefined) => use.requested(endpoint, status),
    /** The page that is shown counted something by a name of its own. */
    counted(metric: string, isWell: boolean): void {
      const mark = isWell ? guardrailMarks.well : guardrailMarks.bad;
      tellOfRunning(releaseAt(path(), manifest, shell), `own:${metric}`, mark);
    },
    /** Something was thrown that nobody caught but us. */
    wentWrong(thrown: Thrown): void {
      // Its page may be shown already, and no one have said so yet.
      look();
      const release = releaseOf(thrown);
      if (release && runs(release)) stretches.failed(release);
    },
    vital(vital: VitalGuardrail, ms: number, at: number): void {
      const { release } = shown.findLast(({ from }) => from <= at) ?? shown[0]!;
      tellOfRunning(release, vital, vitalMark(vital, ms));
    },
  };
}

export type PageWatch = ReturnType<typeof pageWatch>;

type Thrown = Pick<Caught, 'error'> & { about?: Caught['about'] };

/** Whose error it is: its boundary says so, or the address of its script. */
function releaseOf({ error, about }: Thrown): Release | undefined {
  if (about) return { app: about.name, version: about.version };
  const { part, release } = error instanceof Error ? partOf(framesOf(error)) : { part: null, release: null };
  return part === null ? undefined : { app: part, version: release! };
}
