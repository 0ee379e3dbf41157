import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { releaseFolder } from '@greenroom/federation';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { RampJudge } from '../domain/ramp-judge.ts';
import type { Site } from '../open-site.ts';
import { countOfAddress } from './count-of-address.ts';
import { addCounts, deleteCountsOlderThan } from './guardrails.repository.ts';
import { rampJudge } from './judge-ramps.ts';
import { isMachine } from './machines.ts';
import { readSeries } from './read-series.ts';

export interface GuardrailSettings {
  /** Part of pages that count, 0–1. */
  sample: number;
  /** So much of one guardrail of one release is taken from an address in ten minutes; 0 for no bound. */
  perAddress: number;
}

interface GuardrailDependencies extends GuardrailSettings {
  db: Database;
  site: Pick<Site, 'releases'>;
  pace?: Pace;
  random?: () => number;
  now?: () => Date;
}

export interface GuardrailsModule {
  routes(app: FastifyInstance): void;
  /** Whether a page that is written for this browser is to count. */
  watches(userAgent: string | undefined): boolean;
  judge: RampJudge;
  /** Deletes what is older than anyone looks back. */
  forget(): Promise<void>;
}

/** In days. */
const keptFor = 30;
/** An office behind one address: a page posts once a minute, and when it is left. */
const usualPace: Pace = { points: 600, seconds: 60 };

/** What pages count of the releases they run with, and what is made of it. */
export function guardrailsModule(dependencies: GuardrailDependencies): GuardrailsModule {
  const { db, site, sample, perAddress, pace = usualPace } = dependencies;
  const { random = Math.random, now = () => new Date() } = dependencies;
  const limit = limitByAddress(pace);
  const within = countOfAddress(perAddress);
  return {
    routes(app) {
      serve(app, contracts.guardrailsCollect, async ({ body, request, reply }) => {
        await limit(request.ip);
        reply.code(202);
        if (isMachine(request.headers['user-agent'])) return { success: true as const };
        const known = (await site.releases())?.records;
        const ours = body.counts.filter((one) => known?.has(releaseFolder(one.app, one.version)));
        await addCounts(db, await within(request.ip, ours));
        return { success: true as const };
      });
      serve(app, contracts.staffReleaseGuardrails, async ({ query, reply }) => {
        reply.header('cache-control', 'no-store');
        return readSeries(db, query, now());
      });
    },
    watches: (userAgent) => !isMachine(userAgent) && random() < sample,
    judge: rampJudge(db),
    forget: () => deleteCountsOlderThan(db, keptFor),
  };
}
