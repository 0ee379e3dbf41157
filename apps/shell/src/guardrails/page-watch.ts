import { type Endpoint, guardrailMarks, vitalMark, type VitalGuardrail } from '@greenroom/contracts';
import { framesOf, partOf, type Caught } from '@greenroom/reporting/reports';
import { AwaitedRemotes } from './awaited-remotes.ts';
import { CheckoutSteps } from './checkout-steps.ts';
import { PageUse } from './page-use.ts';
import { type Release, releaseAt } from './releases-here.ts';
import { Stretches, type Tell } from './stretches.ts';
import type { WatchedPage } from './watched-page.ts';

/** Watches how the releases on this page perform. It identifies no user and stores nothing beyond the page. */
export function pageWatch({ manifest, shell, loadedPath, path, now, whatCame, tell }: WatchedPage) {
  /** The version of each app that runs here, once known for certain. */
  const here = new Map(shell.version === '' ? [] : [[shell.app, shell.version]]);
  const runs = ({ app, version }: Release) => here.get(app) === version;
  const tellOfRunning: Tell = (release, guardrail, mark) => {
    if (runs(release)) tell(release, guardrail, mark);
  };
  const stretches = new Stretches(tellOfRunning);
  const checkout = new CheckoutSteps(tellOfRunning);
  const use = new PageUse(tellOfRunning);
  const remotes = new AwaitedRemotes({ manifest, now, whatCame, tell }, (release) => {
    here.set(release.app, release.version);
    stretches.came(release, now());
  });
  /** Which release's page was shown from which time on. */
  let away = false;
  const shown: { release: Release; from: number }[] = [{ release: releaseAt(loadedPath, manifest, shell), from: 0 }];

  const look = () => {
    if (away) return;
    const release = releaseAt(path(), manifest, shell);
    if (shown.at(-1)!.release.app !== release.app) shown.push({ release, from: now() });
    stretches.show(path(), release, runs(release), now());
    checkout.show(path(), release, now());
    use.show(path(), release);
    remotes.ask(release);
  };

  remotes.ask(shown[0]!.release);

  return {
    /** Another page is shown, or time has passed. */
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
      remotes.giveUp();
      stretches.hidden();
      checkout.hidden();
      use.hidden();
    },
    press: (target: object, isControl: boolean) => use.press(target, isControl, now()),
    answered: () => use.answered(),
    entered: () => use.entered(),
    requested: (endpoint: Endpoint, status: number | undefined) => use.requested(endpoint, status),
    /** The current page counted something under a name of its own. */
    counted(metric: string, isWell: boolean): void {
      const mark = isWell ? guardrailMarks.well : guardrailMarks.bad;
      tellOfRunning(releaseAt(path(), manifest, shell), `own:${metric}`, mark);
    },
    /** An error was thrown that only the shell caught. */
    wentWrong(thrown: Thrown): void {
      // The next page may already be shown without a notification.
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

/** Returns the release that an error belongs to, by its boundary or the URL of its script. */
function releaseOf({ error, about }: Thrown): Release | undefined {
  if (about) return { app: about.name, version: about.version };
  const { part, release } = error instanceof Error ? partOf(framesOf(error)) : { part: null, release: null };
  return part === null ? undefined : { app: part, version: release! };
}
