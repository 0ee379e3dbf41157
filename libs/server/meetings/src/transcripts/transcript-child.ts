import { readTranscriptFile } from './read-transcript-file.ts';
import { TranscriptRefusedError } from './transcript-file.ts';
import type { TranscriptJob, TranscriptReply } from './transcript-messages.ts';

/** Entry point of the process that reads transcripts: receives a file, reads it and replies. */
process.on('message', (job: TranscriptJob) => void replyTo(job).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());

async function replyTo({ base64, text, leaveOut }: TranscriptJob): Promise<TranscriptReply> {
  try {
    const bytes = text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text);
    return { file: await readTranscriptFile(bytes, { leaveOut, document: text !== undefined }) };
  } catch (error) {
    if (!(error instanceof TranscriptRefusedError)) return { failed: (error as Error).name };
    const { line, trouble, limit } = error;
    return { refused: { line, trouble, ...(limit && { limit }) } };
  }
}
