import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { RampJudge } from '../domain/ramp-judge.ts';
import type { Site } from '../open-site.ts';
import { documentTokens } from './document-tokens.ts';
import { deleteCountsOlderThan, deleteReportsOlderThan } from './guardrails.repository.ts';
import { rampJudge } from './judge-ramps.ts';
import { isMachine } from './machines.ts';
import { readSeries } from './read-series.ts';
import { takeReport } from './take-report.ts';
import { type ServedWith, watchDocuments, type Watch } from './watch-documents.ts';

export interface GuardrailSettings {
  /** Share of page views that are measured, 0–1. */
  sample: number;
  /** Documents of one address that count in a day; 0 for no bound. */
  perAddress: number;
  /** Share of visitors who may lie, 0–1, see `beyondLies`. */
  liars: number;
}

interface GuardrailDependencies extends GuardrailSettings {
  db: Database;
  site: Pick<Site, 'releases'>;
  /** Signs the documents' tokens. */
  secret: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  pace?: Pace;
  random?: () => number;
  now?: () => Date;
}

export interface GuardrailsModule {
  routes(app: FastifyInstance): void;
  /** Decides whether a page about to be rendered is measured; resolves to undefined if it is not. */
  watch(request: Pick<FastifyRequest, 'method' | 'headers' | 'ip'>, served: ServedWith): Promise<Watch | undefined>;
  judge: RampJudge;
  /** Deletes counts and reports past their retention time. */
  forget(): Promise<void>;
}

/** Retention, in days. */
const keptFor = { counts: 30, reports: 1 };
/** Enough for an office behind one address: each page posts once a minute and when it is left. */
const usualPace: Pace = { points: 600, seconds: 60 };

/** Collects the guardrail counts that pages report on their releases, and judges ramps by them. */
export function guardrailsModule(dependencies: GuardrailDependencies): GuardrailsModule {
  const { db, site, secret, pace = usualPace, now = () => new Date() } = dependencies;
  const limit = limitByAddress(pace);
  const tokens = documentTokens(secret);
  return {
    routes(app) {
      serve(app, contracts.guardrailsCollect, async ({ body, request, reply }) => {
        await limit(request.ip);
        reply.code(202);
        const document = isMachine(request.headers['user-agent']) ? undefined : tokens.read(body.document ?? '');
        const known = (await site.releases())?.records;
        if (document && known) await takeReport({ db, known, now: now() }, document, body.counts);
        return { success: true as const };
      });
      serve(app, contracts.staffReleaseGuardrails, async ({ query, reply }) => {
        reply.header('cache-control', 'no-store');
        return readSeries(db, query, now());
      });
    },
    watch: watchDocuments({ ...dependencies, tokens, now }),
    judge: rampJudge(db, dependencies),
    async forget() {
      await deleteCountsOlderThan(db, keptFor.counts);
      await deleteReportsOlderThan(db, keptFor.reports);
    },
  };
}
