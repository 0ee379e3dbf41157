import { track } from '@greenroom/analytics';
import { loadTimings, type Survey, reportWebVitals } from '@greenroom/analytics/consented';
import { backgroundTaskDone, backgroundTask, pageLabel, storageOf } from '@greenroom/analytics/lazy';
import { pageAt } from '@greenroom/contracts';
import { fetchExperiments, forgetExperiments, openExperiments, type ExperimentsHere } from '@greenroom/experiments';
import { mayKeep } from './page-analytics.ts';
import { dropReports } from './drop-reports.ts';
import { fetchSettings } from './settings-here.ts';
import { surveyHere } from './survey-here.ts';

let experiments: Promise<ExperimentsHere | undefined> | undefined;
let survey: Promise<Survey | undefined> | undefined;
let measuring = false;
let reports: Promise<() => void> | undefined;

const session = () => storageOf(() => sessionStorage);
const local = () => storageOf(() => localStorage);

/** Starts what needs consent to analytics: experiments, surveys and page load metrics. */
export function beginAfterConsent(userId: string | null): Promise<ExperimentsHere | undefined> {
  if (!measuring) backgroundTask(reportWebVitals);
  measuring = true;
  if (survey) void survey.then((tool) => tool?.become(userId));
  else {
    const settings = fetchSettings().catch(() => undefined);
    survey = settings.then((known) => surveyHere(known?.survey, userId)).catch(() => undefined);
    reports = settings.then((known) => beginReports(known?.errors ?? false)).catch(() => dropReports());
  }
  experiments ??= decideExperiments();
  return experiments;
}

/** Without a collector for error reports, nothing is loaded for them, and waiting reports are dropped. */
async function beginReports(taken: boolean): Promise<() => void> {
  return taken ? (await import('./report-here.ts')).reportHere() : dropReports();
}

async function decideExperiments(): Promise<ExperimentsHere | undefined> {
  const found = await fetchExperiments();
  if (!found) return undefined;
  await backgroundTaskDone();
  return openExperiments(found, {
    session: session(),
    sticky: mayKeep() ? local() : undefined,
    tell(name, properties) {
      if (name === 'Experiment Variant Exposure') void survey?.then((tool) => tool?.track(name, properties));
      else track(name, properties);
    },
    pause: backgroundTaskDone,
    timings: loadTimings,
  });
}

/** Tracks experiments on this page as viewed. @param who whether the visitor has no plan, and is signed in */
export async function viewExperiments(who: { loggedIn: boolean; free: boolean }): Promise<void> {
  const { pathname } = window.location;
  (await experiments)?.viewedOn({ page: pageAt(pathname) ?? 'other', pageSource: pageLabel(pathname), ...who });
}

/** Stops what the consent allowed, and removes what it stored. */
export function endWithConsent(): void {
  void survey?.then((tool) => tool?.stop());
  survey = undefined;
  void reports?.then((end) => end());
  reports = undefined;
  experiments = undefined;
  forgetExperiments(session(), local());
}
