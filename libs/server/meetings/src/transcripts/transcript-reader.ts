import { fileURLToPath } from 'node:url';
import type { TranscriptTrouble } from '@greenroom/contracts';
import type { FileReader, ReadFile, Refusal } from '@greenroom/uploaded-files';
import { createJobProcess, JobLostError, type JobProcessSettings } from '../processes/job-process.ts';
import { type TranscriptFile, TranscriptRefusedError } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';
import type { TranscriptJob, TranscriptReply } from './transcript-messages.ts';

/** Reads uploaded transcripts outside the server's main thread. */
export interface TranscriptReader {
  /**
   * @param base64 the file, whatever its name
   * @param by the account whose rate limit it counts against, if it has to be unpacked
   * @throws TranscriptRefusedError; ApiFailure `rate_limited`, `busy`, `unavailable`; JobLostError
   */
  read(base64: string, leaveOut: boolean, by: Parameters<ReadFile>[1]): Promise<TranscriptFile>;
  /** Ends the process. */
  close(): void;
}

const ordinary: JobProcessSettings = {
  program: fileURLToPath(new URL('./transcript-child.ts', import.meta.url)),
  name: 'The process that reads transcripts',
  // A file of 10 MB takes 0.3 s of CPU time.
  timeoutMs: 30_000,
  idleMs: 120_000,
  heapMb: 300,
};

/**
 * Creates a reader that works in a separate process. The sandboxed process for uploaded files unpacks documents first.
 */
export function createTranscriptReader(
  uploads: Pick<FileReader, 'read'>,
  settings: Partial<JobProcessSettings> = {},
): TranscriptReader {
  const { run, close } = createJobProcess<TranscriptJob, TranscriptReply>({ ...ordinary, ...settings });
  return {
    async read(base64, leaveOut, by) {
      const job = isArchive(base64) ? { text: await documentText(uploads, base64, by) } : { base64 };
      const reply = await run({ ...job, leaveOut });
      if ('failed' in reply) throw new JobLostError(`A transcript could not be read: ${reply.failed}`);
      if ('refused' in reply) throw new TranscriptRefusedError(reply.refused, reply.refused.limit);
      return reply.file;
    },
    close,
  };
}

/** A zip, as Word documents are, or an OLE file, as those before 2007 were. */
const isArchive = (base64: string): boolean => {
  const head = Buffer.from(base64.slice(0, 8), 'base64').toString('hex');
  return head.startsWith('504b0304') || head.startsWith('d0cf11e0');
};

const troubles: Record<Refusal, TranscriptTrouble> = {
  'unknown-kind': 'not-text',
  protected: 'is-protected',
  damaged: 'damaged-document',
  'too-large': 'damaged-document',
  empty: 'is-empty',
};

async function documentText(
  uploads: Pick<FileReader, 'read'>,
  base64: string,
  by: Parameters<ReadFile>[1],
): Promise<string> {
  const [found, most] = [Buffer.byteLength(base64, 'base64'), transcriptLimits.document];
  if (found > most) throw new TranscriptRefusedError({ line: 1, trouble: 'document-too-long' }, { found, most });
  const report = await uploads.read(base64, { ...by, use: 'transcript' });
  if ('refused' in report) throw new TranscriptRefusedError({ line: 1, trouble: troubles[report.refused] });
  return report.text;
}
