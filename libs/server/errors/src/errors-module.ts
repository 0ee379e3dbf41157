import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { type Caught, onReported, reportOf, scrub } from '@greenroom/reporting/reports';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import { serve } from '@greenroom/http';
import type { ErrorReporter } from '@greenroom/ports/error-reporter';

interface ErrorsDependencies {
  /** Without a reporter, reports are discarded. */
  reporter: ErrorReporter | undefined;
  pace?: Pace;
}

export interface ErrorsModule {
  routes(app: FastifyInstance): void;
  /**
   * Starts reporting the server's own errors.
   * @returns a function that stops it and waits until pending reports were sent
   */
  begin(): () => Promise<void>;
}

/** How long the end waits for pending reports before it discards them. In ms. */
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
          // Scrubs again, because what a page sends is not trusted.
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
