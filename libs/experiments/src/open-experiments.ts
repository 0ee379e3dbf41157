import {
  GrowthBook,
  LocalStorageStickyBucketService,
  type FeatureDefinitions,
  type FeatureResult,
} from '@growthbook/growthbook';
import type { EventName, EventProperties, ExperimentMet, Experiments, PageName } from '@greenroom/contracts';
import { onceASession, stickyPrefix } from './once-a-session.ts';

/** Whether a page's load is measured with the event that an experiment was viewed (specification, section 9). */
const measuring = 'core-web-vitals-on-load';

type Told = Extract<EventName, `Experiment ${string}`>;

export interface ExperimentsEnvironment {
  session: Storage | undefined;
  /** Where variations are kept, so that they stay when weights change; nothing where one did not consent to it. */
  sticky: Storage | undefined;
  tell<Name extends Told>(name: Name, properties: EventProperties<Name>): void;
  /** Until something else has had its turn. */
  pause(): Promise<void>;
  /** Milliseconds of the page's load. */
  timings(): Record<string, number>;
}

export interface ExperimentsHere {
  /** The variation one has; `control` where one is in no such experiment. */
  variationOf(experiment: string): string;
  /** Experiments one is in, `name_variation` each, as identify tells them. */
  readonly all: readonly string[];
  /** One is on a page: of the experiments that are met there one is in, each is told once in a browser session. */
  viewedOn(place: Place): void;
}

interface Place {
  page: PageName | 'other';
  /** What analytics calls it. */
  pageSource: string;
  loggedIn: boolean;
  /** Whether one has no plan. */
  free: boolean;
}

const isMet = ({ page, free }: ExperimentMet, place: Place): boolean =>
  (page === undefined || page === place.page) && (!free || place.free);

/** Decides which variation of each experiment one has, and tells so once in a browser session. */
export async function openExperiments(
  { unit, features, met }: Experiments,
  { session, sticky, tell, pause, timings }: ExperimentsEnvironment,
): Promise<ExperimentsHere> {
  const stickyBucketService =
    sticky && new LocalStorageStickyBucketService({ prefix: stickyPrefix, localStorage: sticky });
  const growthbook = new GrowthBook({
    attributes: { id: unit },
    ...(stickyBucketService && { stickyBucketService }),
    disableVisualExperiments: true,
    disableUrlRedirectExperiments: true,
    disableJsInjection: true,
    disableCrossOriginUrlRedirectExperiments: true,
  });
  await pause();
  await growthbook.init({ payload: { features: features as FeatureDefinitions } });
  await pause();
  const first = onceASession(session);
  const decided = new Map(
    Object.keys(features).flatMap((name) => {
      const { experimentResult: result }: FeatureResult<unknown> = growthbook.evalFeature(name);
      return result?.inExperiment ? [[name, result.key] as const] : [];
    }),
  );
  for (const [experimentName, variationName] of decided)
    if (first('bucketed', experimentName)) tell('Experiment Bucketed', { experimentName, variationName });

  return {
    variationOf: (name) => decided.get(name) ?? 'control',
    all: [...decided].map(([name, variation]) => `${name}_${variation}`),
    viewedOn(place) {
      for (const [experimentName, variationName] of decided) {
        const where = met[experimentName];
        if (!where || !isMet(where, place) || !first('viewed', experimentName)) continue;
        tell('Experiment Viewed', {
          experimentName,
          variationName,
          page_source: place.pageSource,
          ...(decided.get(measuring) === 'variant_1' && { timings: timings() }),
          logged_in: place.loggedIn,
        });
        if (variationName !== 'control') tell('Experiment Variant Exposure', { experimentName, variationName });
      }
    },
  };
}
