import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { EspeakJob, EspeakReport } from './espeak-messages.ts';

export type EspeakPiece = Extract<EspeakReport, { type: 'piece' }>;

/** The process ended or was silent for too long. A new one may succeed. */
export class EspeakLostError extends Error {
  override name = 'EspeakLostError';
}

export interface EspeakProcess {
  isAlive(): boolean;
  /**
   * Speaks one text. The caller must wait until it is done before the next.
   * @throws EspeakLostError, and SpeechEngineError `bad-request` for an unknown voice
   */
  speak(job: EspeakJob, onPiece: (piece: EspeakPiece) => void): Promise<void>;
  kill(): Promise<void>;
}

export interface EspeakProcessSettings {
  /** The program that the process runs; tests replace it. */
  program: string;
  /** From start until ready. In milliseconds. */
  startTimeoutMs: number;
  /** The longest time without a report while it speaks. In milliseconds. */
  silenceTimeoutMs: number;
}

export const espeakProgram = fileURLToPath(new URL('./espeak-child.ts', import.meta.url));

/**
 * Starts an eSpeak NG process, without the server's environment.
 * @throws EspeakLostError, and SpeechEngineError `not-installed` if the package is missing
 */
export async function startEspeak(settings: EspeakProcessSettings): Promise<EspeakProcess> {
  const child = fork(settings.program, {
    serialization: 'advanced',
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await listen(child, settings.startTimeoutMs, (report) => {
    if (report.type === 'missing')
      throw new SpeechEngineError('not-installed', 'eSpeak NG is not installed, so the server has no voice of its own');
    return report.type === 'ready';
  });
  return {
    isAlive: () => isAlive(child),
    async speak(job, onPiece) {
      const done = listen(child, settings.silenceTimeoutMs, (report) => {
        if (!('id' in report) || report.id !== job.id) return false;
        if (report.type === 'unknown-voice')
          throw new SpeechEngineError('bad-request', 'eSpeak NG does not know the voice');
        if (report.type === 'piece') onPiece(report);
        return report.type === 'end';
      });
      // The exit event reports a process that is gone.
      if (child.connected) child.send(job, () => {});
      await done;
    },
    kill: () => end(child),
  };
}

const isAlive = (child: ChildProcess) => child.connected && child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Listens to reports until the last one. Kills a process that is silent for too long. */
async function listen(
  child: ChildProcess,
  silenceMs: number,
  isLast: (report: EspeakReport) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lost = (why: string) => () => reject(new EspeakLostError(why));
  const silence = setTimeout(lost('eSpeak NG hangs'), silenceMs);
  const onMessage = (report: unknown) => {
    silence.refresh();
    try {
      if (isLast(report as EspeakReport)) resolve();
    } catch (error) {
      reject(error);
    }
  };
  const onGone = lost('eSpeak NG ended');
  child.on('message', onMessage).on('exit', onGone).on('error', onGone);
  if (child.exitCode !== null || child.signalCode !== null) onGone();
  try {
    await promise;
  } catch (error) {
    if (error instanceof EspeakLostError || (error as SpeechEngineError).trouble === 'not-installed') await end(child);
    throw error;
  } finally {
    clearTimeout(silence);
    child.off('message', onMessage).off('exit', onGone).off('error', onGone);
  }
}
