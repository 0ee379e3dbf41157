import { z } from 'zod';

import { type ExtractionReport, startedLine } from './extraction/extraction-report.ts';
import { textLimits } from './extraction/text-limits.ts';
import type { ExtractionProcess } from './start-extraction-process.ts';

/** Why an extraction process was lost: it was stopped for one of the first two reasons, or ended on its own. */
type LostBecause = 'out-of-time' | 'too-much-output' | 'ended';

/** The extraction process gave no report. `started` is false if it ended before it read the file. */
export class ExtractionLostError extends Error {
  override name = 'ExtractionLostError';
  readonly facts: { because: LostBecause; started: boolean; exitCode: number | null; signal: string | null };

  constructor(facts: ExtractionLostError['facts']) {
    super('The extraction process gave no report');
    this.facts = facts;
  }
}

export interface ExtractionRun {
  start(): ExtractionProcess;
  wallMilliseconds: number;
  outputBytes: number;
  /** Calls `onEnd` after this many milliseconds, unless it is stopped before. */
  startTimer(milliseconds: number, onEnd: () => void): { stop(): void };
}

/**
 * Sends a file to a separate process and waits for its report. When the promise settles, the process has ended.
 * @param base64 the file
 * @throws ExtractionLostError
 */
export async function runExtraction(base64: string, run: ExtractionRun): Promise<ExtractionReport> {
  const child = run.start();
  // Attach this first: an unhandled `error` event would end the server.
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()).on('error', () => resolve()));
  if (child.pid === undefined) {
    await closed;
    throw new ExtractionLostError({ because: 'ended', started: false, exitCode: null, signal: null });
  }
  const output: Buffer[] = [];
  let because: LostBecause = 'ended';
  const stop = (reason: LostBecause) => {
    because = reason;
    child.stdout.destroy();
    child.kill('SIGKILL');
  };
  const timer = run.startTimer(run.wallMilliseconds, () => stop('out-of-time'));
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > run.outputBytes) return stop('too-much-output');
    output.push(chunk);
    if (chunk.includes('\n') && linesOf(output).length > 2) child.kill('SIGKILL');
  });
  // A process that ends before it has read everything closes its input; its exit is handled below.
  child.stdin.on('error', () => {});
  child.stdin.end(base64, 'latin1');
  await closed;
  timer.stop();
  const [first, line] = linesOf(output);
  const report = because === 'ended' ? readReport(line) : undefined;
  if (report) return report;
  const { exitCode, signalCode: signal } = child;
  throw new ExtractionLostError({ because, started: first === startedLine, exitCode, signal });
}

const linesOf = (output: readonly Buffer[]) => Buffer.concat(output).toString().split('\n');

const Report: z.ZodType<ExtractionReport> = z.union([
  z.object({
    kind: z.enum(['pdf', 'word', 'text']),
    text: z.string().min(1).max(textLimits.transcript.charactersKept),
  }),
  z.object({ refused: z.enum(['unknown-kind', 'protected', 'damaged', 'too-large', 'empty']) }),
]);

function readReport(line: string | undefined): ExtractionReport | undefined {
  try {
    return Report.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
}
