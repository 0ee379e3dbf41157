import {
  GrowthBook,
  LocalStorageStickyBucketService,
  type FeatureDefinitions,
  type FeatureResult,
} from '@growthbook/growthbook';
import type { EventName, EventProperties, ExperimentMet, Experiments, PageName } from '@greenroom/contracts';
import { onceASession, stickyPrefix } from './once-a-session.ts';

/** The experiment that adds a page's load timings to "Experiment Viewed" (specification, section 9). */
const measuring = 'core-web-vitals-on-load';

type Told = Extract<EventName, `Experiment ${string}`>;

export interface ExperimentsEnvironment {
  session: Storage | undefined;
  /** Where variations are stored, so that they stay when weights change; undefined without consent. */
  sticky: Storage | undefined;
  tell<Name extends Told>(name: Name, properties: EventProperties<Name>): void;
  /** Resolves after other work on the main thread has had its turn. */
  pause(): Promise<void>;
  /** The timings of the page's load, in ms. */
  timings(): Record<string, number>;
}

export interface ExperimentsHere {
  /** Returns the visitor's variation; `control` if they are not in the experiment. */
  variationOf(experiment: string): string;
  /** The visitor's experiments as `name_variation`, as the identify event lists them. */
  readonly all: readonly string[];
  /** Reports the visitor's experiments that this page shows, each once per browser session. */
  viewedOn(place: Place): void;
}

interface Place {
  page: PageName | 'other';
  /** The page's name in analytics. */
  pageSource: string;
  loggedIn: boolean;
  /** Whether the visitor has no plan. */
  free: boolean;
}

const isMet = ({ page, free }: ExperimentMet, place: Place): boolean =>
  (page === undefined || page === place.page) && (!free || place.free);

/** Assigns a variation of each experiment and reports each assignment once per browser session. */
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
