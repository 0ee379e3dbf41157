import type { EventsModule } from './events-module-type.ts';
import type { EventSettings } from '@greenroom/contracts';
import { reportError } from '@greenroom/reporting';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import type { Database } from '@greenroom/database';
import type { EventSink } from '@greenroom/ports/event-sink';
import type { Person } from '@greenroom/access';
import { decidePromotion, drawPromotions, variationIn } from './domain/decide-promotion.ts';
import { type Features, unitOf } from './domain/features.ts';
import { eventSettings } from './event-settings.ts';
import { eventRoutes } from './events.routes.ts';
import { createPause, forwardEvents } from './forward-events.ts';
import { keepDraws, readDraws } from './keep-draws.ts';

interface EventsDependencies {
  db: Database;
  /** Share of visits whose events are stored, 0–1. */
  sample: number;
  sink: EventSink | undefined;
  survey: EventSettings['survey'];
  experiments: Features;
  /** Whether error reports are accepted. */
  errors?: boolean;
  pace?: Pace;
  log: { error(facts: object, message: string): void };
  now?: () => Date;
}

/** Batches written at once, and batches waiting: half of the database connections are left to other work. */
const places = { writing: 4, waiting: 64 };

/** Enough for an office behind one address: a page sends at most one batch every three seconds. */
const usualPace: Pace = { points: 600, seconds: 60 };

export function eventsModule(dependencies: EventsDependencies): EventsModule {
  const { db, sample, sink, survey, experiments, errors = false, pace = usualPace, log } = dependencies;
  const { now = () => new Date() } = dependencies;
  const drawing = ({ visitorId, promotionsDrawn }: Pick<Person, 'visitorId' | 'promotionsDrawn'>) => ({
    unit: unitOf(visitorId),
    now: now(),
    drawn: readDraws(promotionsDrawn),
  });
  const promotionOf: EventsModule['promotionOf'] = (person, locale = 'en') =>
    decidePromotion(experiments, { ...drawing(person), locale });
  for (const promotion of experiments.invalid) {
    log.error({ promotion }, 'Promotion turned off: its variables are invalid');
    reportError(Object.assign(new Error(promotion), { name: 'InvalidPromotion' }), 'promotion');
  }
  const pause = createPause();
  const settings = eventSettings({ sink, survey, errors, log });
  const collecting = { sample, toForward: sink !== undefined, ...places };
  return {
    promotionOf,
    keepDraws: (app, secure) =>
      keepDraws(app, { draw: (person) => drawPromotions(experiments, drawing(person)), secure }),
    variationOf: ({ visitorId }, name) => variationIn(experiments.features, name, unitOf(visitorId)) ?? 'control',
    routes: (app) =>
      eventRoutes(app, { db, limit: limitByAddress(pace), collecting, settings, experiments, promotionOf }),
    async forward() {
      if (sink) await forwardEvents({ db, sink, pause }, log);
    },
  };
}
