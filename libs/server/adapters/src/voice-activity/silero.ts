import { setTimeout as sleep } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import type { LevelGateSettings } from './level-gate.ts';
import { stateSize, windowWithContext } from './silero-shape.ts';
import { type CallMemory, sileroStream, type SpeechThresholds, type WaitingWindow } from './silero-stream.ts';
import type { SileroBatch, SileroVerdicts } from './silero-engine.ts';

export interface SileroSettings {
  gate: LevelGateSettings;
  thresholds: SpeechThresholds;
}

export const sileroDefaults: SileroSettings = {
  gate: { quietBelowDbfs: -55, holdWindows: 10 },
  // Source: Silero VAD, `VADIterator`: 0.5, and 0.15 below it.
  thresholds: { beginsAt: 0.5, endsBelow: 0.35 },
};

/** How long a window waits for those of other calls: a third of the time until the next one of its own call. */
const gatherMs = 10;

/**
 * Silero VAD on ONNX, in one worker thread for all calls. Windows that arrive within a few milliseconds, or while the
 * model computes, form one batch with one window of each call: with more calls, batches grow and each window gets
 * cheaper.
 */
export function silero(settings: SileroSettings = sileroDefaults): VoiceActivity {
  let pool: Promise<Piscina> | undefined;
  let waiting: WaitingWindow[] = [];
  let listening = false;
  const opened = () => (pool ??= openPool());

  const listen = async () => {
    if (listening) return;
    listening = true;
    while (waiting.length > 0) {
      // Several windows of one call mean that it is behind, so the next batch does not wait.
      if (oneOfEach(waiting).length === waiting.length) await sleep(gatherMs, undefined, { ref: false });
      const batch = oneOfEach(waiting);
      // All waiting streams were closed.
      if (batch.length === 0) break;
      const taken = new Set(batch);
      waiting = waiting.filter((window) => !taken.has(window));
      try {
        const verdicts = (await (await opened()).run(packed(batch), { name: 'listen' })) as SileroVerdicts;
        batch.forEach((window, index) => {
          remember(window.memory, verdicts.states, index, batch.length);
          window.heard(verdicts.probabilities[index]!);
        });
      } catch {
        for (const { memory, failed } of batch) {
          memory.state.fill(0);
          failed(new SpeechEngineError('unavailable', 'Voice activity was lost for a moment'));
        }
      }
    }
    listening = false;
  };

  const forget = (memory: CallMemory) => {
    for (const window of waiting) if (window.memory === memory) window.heard(0);
    waiting = waiting.filter((window) => window.memory !== memory);
  };

  return {
    name: 'Silero VAD, in a thread of this server',
    async prepare() {
      try {
        await (await opened()).run(undefined, { name: 'load' });
      } catch {
        throw new SpeechEngineError('not-installed', 'Voice activity cannot be loaded on this machine');
      }
    },
    open: () =>
      sileroStream(
        settings,
        (window) => {
          waiting.push(window);
          void listen();
        },
        forget,
      ),
    async close() {
      const open = await pool;
      pool = undefined;
      await open?.destroy();
    },
  };
}

async function openPool(): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: new URL('./silero-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // An idle server releases the memory. In milliseconds.
    idleTimeout: 600_000,
  });
  // A thread that dies fails its jobs; the next job gets a new thread.
  pool.on('error', () => {});
  return pool;
}

/** Returns the oldest window of each call: the next one needs the state that this one leaves behind. */
function oneOfEach(waiting: readonly WaitingWindow[]): WaitingWindow[] {
  const oldest = new Map<CallMemory, WaitingWindow>();
  for (const window of waiting) if (!oldest.has(window.memory)) oldest.set(window.memory, window);
  return [...oldest.values()];
}

function packed(batch: readonly WaitingWindow[]): SileroBatch {
  const windows = new Float32Array(batch.length * windowWithContext);
  const states = new Float32Array(2 * batch.length * stateSize);
  batch.forEach(({ samples, memory, fresh }, index) => {
    windows.set(samples, index * windowWithContext);
    if (fresh) return;
    states.set(memory.state.subarray(0, stateSize), index * stateSize);
    states.set(memory.state.subarray(stateSize), (batch.length + index) * stateSize);
  });
  return { windows, states };
}

function remember(memory: CallMemory, states: Float32Array, index: number, count: number): void {
  memory.state.set(states.subarray(index * stateSize, (index + 1) * stateSize));
  memory.state.set(states.subarray((count + index) * stateSize, (count + index + 1) * stateSize), stateSize);
}
