import { postTo } from '@greenroom/analytics/lazy';
import { hearVitals, loadedUrl } from '@greenroom/analytics/vitals';
import { endpoints, guardrailMarks } from '@greenroom/contracts';
import type { ReleaseManifest } from '@greenroom/federation';
import { usedRemoteProblem } from '@greenroom/federation/browser';
import { observeReported } from '@greenroom/reporting/reports';
import { Counts } from './counts.ts';
import { hearOutcomes } from './hear-outcomes.ts';
import { hearPresses } from './hear-presses.ts';
import { hearRequests } from './hear-requests.ts';
import { pageWatch, type PageWatch } from './page-watch.ts';
import { shellHere } from './releases-here.ts';

/** Interval for checking what has loaded and what has lasted long enough, in ms. */
const every = 15_000;

let watching: PageWatch | undefined;

/**
 * Counts how this page's releases perform and posts the counts to our own server: the document's token, release names
 * and numbers; no user, no page URL, no error message, nothing stored in the browser.
 */
export function watchHere(manifest: ReleaseManifest): PageWatch {
  if (watching) return watching;
  const counts = new Counts(postTo(endpoints.guardrailsCollect), manifest.watched);
  const watch = pageWatch({
    manifest,
    shell: shellHere(document.scripts),
    loadedPath: new URL(loadedUrl()).pathname,
    path: () => window.location.pathname,
    now: () => performance.now(),
    whatCame: usedRemoteProblem,
    tell: (release, guardrail, mark) =>
      counts.add(
        release,
        guardrail,
        mark,
        (guardrail === 'load' || guardrail === 'error') && mark !== guardrailMarks.well,
      ),
  });
  watching = watch;
  watch.look();
  // After the setup: first find out what has loaded so far, then handle earlier errors.
  setTimeout(() => observeReported((caught) => caught.where === 'boundary' && watch.wentWrong(caught)));
  window.addEventListener('error', ({ error }) => watch.wentWrong({ error }));
  window.addEventListener('unhandledrejection', ({ reason }) => watch.wentWrong({ error: reason as unknown }));
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, () => watch.used(), { passive: true });
  hearPresses({ press: watch.press, answered: watch.answered, settle: () => watch.look() });
  window.addEventListener('input', ({ target }) => isOfForm(target) && watch.entered(), { passive: true });
  hearRequests({ began: watch.answered, ended: watch.requested });
  hearOutcomes(watch.counted);
  setInterval(() => watch.look(), every);
  hearVitals((vital, ms, at) => watch.vital(vital, ms, at));
  const leave = () => {
    watch.hidden();
    counts.flush();
  };
  // On the window, so that vitals, which are reported on the document when the page is hidden, are counted first.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else watch.back();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && watch.back());
  return watch;
}

/** Text typed into a search is not meant to be sent. */
const isOfForm = (target: EventTarget | null) =>
  target instanceof Element && !target.matches('[type="search"], [role="searchbox"], [role="combobox"]');
