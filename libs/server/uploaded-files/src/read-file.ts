import { ApiFailure } from '@greenroom/contracts';
import { createFairQueue, type FairQueueLimits, type QueuedBy } from '@greenroom/load';
import type { ExtractionReport } from './extraction/extraction-report.ts';
import type { FileUse } from './extraction/text-limits.ts';
import type { ForkServer } from './fork-server.ts';
import { ExtractionLostError } from './run-extraction.ts';

export interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Reads the text of an uploaded file, whatever its name, in a separate process.
 * @returns its text, or why there is none
 * @throws ApiFailure `rate_limited` and `busy` if too many files are waiting; `unavailable` if the process cannot be
 * started
 */
export type ReadFile = (base64: string, by: QueuedBy & { log: Log; use?: FileUse }) => Promise<ExtractionReport>;

/** A waiting file takes up to 7 MB of the server's memory. */
const queueLimits: FairQueueLimits = {
  atOnce: 2,
  atOncePerAddress: 1,
  waitingPerOwner: 5,
  waitingPerAddress: 15,
  waitingInAll: 30,
};

const tooMany = (sentence: string) => new ApiFailure('rate_limited', sentence, undefined, { retryAfterSeconds: 5 });
const refusals = {
  owner: () =>
    tooMany(`You can have ${queueLimits.waitingPerOwner} files waiting; upload more when one of them is read`),
  address: () => tooMany('Too many files from your network are waiting; upload more when one of them is read'),
  all: () =>
    new ApiFailure('busy', 'Too many files are waiting to be read; please try again in a moment', undefined, {
      retryAfterSeconds: 10,
    }),
};

/**
 * Creates a queued reader.
 * @param extract reads a file, and rejects as a fork server does
 */
export function createReadFile(extract: ForkServer['extract']): ReadFile {
  const queue = createFairQueue(queueLimits, refusals);
  return (base64, { log, use, ...by }) =>
    queue
      .run(by, () => extract(base64, use))
      .catch((error: unknown) => {
        if (error instanceof ExtractionLostError) return reportOf(error, log);
        throw error;
      });
}

/** Logs and translates a lost process. Neither the file's name nor its content is logged. */
function reportOf({ facts }: ExtractionLostError, log: Log): ExtractionReport {
  if (facts.started) {
    log.warn(
      facts,
      'The process that read an uploaded file ended without a report; its visitor is told that the file is too large',
    );
    return { refused: 'too-large' };
  }
  log.error(facts, 'The process that reads uploaded files does not start; visitors are told to try again');
  throw new ApiFailure('unavailable', 'Files cannot be read at present; please try again in a minute', undefined, {
    retryAfterSeconds: 60,
  });
}
