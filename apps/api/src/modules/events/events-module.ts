import type { FastifyInstance } from 'fastify';
import type { EventSettings } from '@greenroom/contracts';
import type { Database } from '../../database/open-database.ts';
import type { EventSink } from '../../ports/event-sink.ts';
import type { Features } from './domain/features.ts';
import { eventSettings } from './event-settings.ts';
import { eventRoutes } from './events.routes.ts';
import { forwardEvents } from './forward-events.ts';

interface EventsDependencies {
  db: Database;
  /** Part of visits whose events are kept, 0–1. */
  sample: number;
  sink: EventSink | undefined;
  survey: EventSettings['survey'];
  experiments: Features;
  log: { error(facts: object, message: string): void };
}

export interface EventsModule {
  routes(app: FastifyInstance): void;
  /** Brings what was counted to the outside sink, where there is one. */
  forward(): Promise<void>;
}

/** Batches that are written at one time, and that wait for it: half of the database's connections are others'. */
const places = { writing: 4, waiting: 64 };

export function eventsModule({ db, sample, sink, survey, experiments, log }: EventsDependencies): EventsModule {
  for (const promotion of experiments.invalid)
    log.error({ promotion }, 'A promotion is off: its variables are not valid');
  const settings = eventSettings({ sink, survey, log });
  return {
    routes: (app) =>
      eventRoutes(app, { db, collecting: { sample, toForward: sink !== undefined, ...places }, settings, experiments }),
    async forward() {
      if (sink) await forwardEvents({ db, sink }, log);
    },
  };
}
