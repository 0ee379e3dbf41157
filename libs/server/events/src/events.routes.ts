import type { FastifyInstance } from 'fastify';
import { chooseLocale, cookies, type EventSettings } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import { type CollectSettings, eventCollector } from './collect-events.ts';
import { type Features, unitOf } from './domain/features.ts';
import type { EventsModule } from './events-module-type.ts';
import { readStaffEvents } from './read-staff-events.ts';

interface EventDependencies {
  db: Database;
  collecting: CollectSettings;
  /** @throws ApiFailure `rate_limited` */
  limit(address: string): Promise<void>;
  settings(): Promise<EventSettings>;
  experiments: Features;
  promotionOf: EventsModule['promotionOf'];
}

export function eventRoutes(app: FastifyInstance, dependencies: EventDependencies): void {
  const { db, collecting, limit, settings, experiments, promotionOf } = dependencies;
  const collect = eventCollector(db, collecting);

  serve(
    app,
    contracts.eventsCollect,
    async ({ body, person, request, reply }) => {
      await limit(request.ip);
      const receipt = await collect({ ...body, accountUuid: person.account?.uuid ?? null });
      reply.code(202);
      return receipt;
    },
    { bodyAsItCame: true },
  );

  serve(app, contracts.eventSettings, async ({ reply }) => {
    reply.header('cache-control', 'private, max-age=300');
    return settings();
  });

  serve(app, contracts.experimentsRead, async ({ person, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    return { unit: unitOf(person.visitorId), features: experiments.features, met: experiments.met };
  });

  serve(app, contracts.commercePromotion, async ({ person, request, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    const locale = person.account?.locale ?? request.cookies[cookies.locale.name];
    return promotionOf(person, chooseLocale(locale, request.headers['accept-language']));
  });

  serve(app, contracts.staffEvents, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return readStaffEvents(db);
  });
}
