import { ApiFailure } from '@greenroom/contracts';
import type { FileKind, Refusal } from './extraction/extraction-report.ts';
import { createFairQueue, type FairQueueLimits, type QueuedBy } from '@greenroom/load';
import type { ForkServer } from './fork-server.ts';
import { ExtractionLostError } from './run-extraction.ts';

export interface ReadMaterial {
  kind: FileKind;
  text: string;
}

/**
 * Reads the text of an uploaded file, whatever its name, in a process of its own.
 * @throws ApiFailure `unprocessable` with a sentence for the visitor; `rate_limited` and `busy` where too much waits;
 *   `unavailable` where the process cannot be started
 */
export type ReadFile = (base64: string, by: QueuedBy & { log: Log }) => Promise<ReadMaterial>;

export interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

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

const sentences: Record<Refusal, string> = {
  'unknown-kind': 'Only text, PDF and Word files (.docx) can be read',
  protected:
    'This file is protected by a password, or of a Word version before 2007; save it as .docx without a password',
  damaged: 'This file is damaged and cannot be read; save it again and upload the new file',
  'too-large': 'This file is too large or too complex to be read; upload a part of it, or paste its text',
  empty: 'There is no text in this file; pages that are pictures cannot be read',
};

/** Why a text or file is refused, as its visitor reads it. */
export const refused = (refusal: Refusal): ApiFailure => new ApiFailure('unprocessable', sentences[refusal]);

/** @param extract has a file read, and rejects as a fork server does */
export function createMaterialReader(extract: ForkServer['extract']): ReadFile {
  const queue = createFairQueue(queueLimits, refusals);
  return async (base64, { log, ...by }) => {
    const report = await queue
      .run(by, () => extract(base64))
      .catch((error: unknown) => {
        throw error instanceof ExtractionLostError ? failureOf(error, log) : error;
      });
    if ('refused' in report) throw refused(report.refused);
    return report;
  };
}

/** Of the file neither name nor content is logged. */
function failureOf({ facts }: ExtractionLostError, log: Log): ApiFailure {
  if (facts.started) {
    log.warn(
      facts,
      'The process that read an uploaded file ended without a report; its visitor is told that the file is too large',
    );
    return refused('too-large');
  }
  log.error(facts, 'The process that reads uploaded files does not start; visitors are told to try again');
  return new ApiFailure('unavailable', 'Files cannot be read at present; please try again in a minute', undefined, {
    retryAfterSeconds: 60,
  });
}
