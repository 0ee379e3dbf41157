import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { type Caught, onReported, reportOf, scrub } from '@greenroom/reporting/reports';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import { serve } from '@greenroom/http';
import type { ErrorReporter } from '@greenroom/ports/error-reporter';

interface ErrorsDependencies {
  /** Without one, nothing is told. */
  reporter: ErrorReporter | undefined;
  pace?: Pace;
}

export interface ErrorsModule {
  routes(app: FastifyInstance): void;
  /** Tells of what goes wrong on this side from now on. @returns ends it, once what was told has left */
  begin(): () => Promise<void>;
}

/** Within this many milliseconds what was told has left, or is let go. */
const flushWithinMs = 2_000;

export function errorsModule({ reporter, pace = { points: 60, seconds: 60 } }: ErrorsDependencies): ErrorsModule {
  const limit = limitByAddress(pace);
  return {
    routes(app) {
      serve(
        app,
        contracts.errorsCollect,
        async ({ body, request, reply }) => {
          await limit(request.ip);
          // A page is not believed to have scrubbed what it sends.
          for (const report of body.batch)
            reporter?.report({ ...report, side: 'browser', message: scrub(report.message) });
          reply.code(202);
          return { success: true as const };
        },
        { bodyAsItCame: true },
      );
    },

    begin() {
      const tell = reporter
        ? (caught: Caught) => reporter.report(reportOf(caught, { side: 'server', page: null }, randomUUID()))
        : () => {};
      const end = onReported(tell);
      return async () => {
        end();
        await reporter?.flush(flushWithinMs);
      };
    },
  };
}
