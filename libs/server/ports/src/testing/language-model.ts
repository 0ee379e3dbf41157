import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelTrouble,
  type ModelChunk,
  type ModelUsage,
} from '../language-model.ts';
import { readStructured } from '../read-structured.ts';

/**
 * The steps of a scripted model, in order: sends a piece, waits, fails, or ends with its usage (`null`: not reported)
 * and whether its limit cut the answer.
 */
export type ScriptStep =
  | string
  | { waitMs: number }
  | { waitFor: Promise<unknown> }
  | { fail: LanguageModelTrouble }
  | { usage: ModelUsage | null }
  | { cut: true };

/** A model that follows a script and records its requests. */
export interface ScriptedLanguageModel extends LanguageModel {
  readonly asked: LanguageModelRequest[];
}

/** Plays one script per request, in order; the last one repeats. */
export function scriptedLanguageModel(...scripts: (readonly ScriptStep[])[]): ScriptedLanguageModel {
  const asked: LanguageModelRequest[] = [];
  const stream: ScriptedLanguageModel['stream'] = (request, signal) => {
    const script = scripts[Math.min(asked.length, scripts.length - 1)] ?? [];
    asked.push(request);
    return play(script, signal);
  };
  return {
    name: 'a script',
    asked,
    stream,
    complete: (request, signal) => readStructured(stream(request, signal), request),
  };
}

async function* play(script: readonly ScriptStep[], signal: AbortSignal): AsyncGenerator<ModelChunk> {
  let words = 0;
  let usage: ModelUsage | null | undefined;
  let cut = false;
  for (const step of script) {
    signal.throwIfAborted();
    if (typeof step === 'string') {
      words += 1;
      yield { type: 'text', text: step };
    } else if ('usage' in step) usage = step.usage;
    else if ('cut' in step) cut = true;
    else if ('fail' in step) throw new LanguageModelError(step.fail, `The script says: ${step.fail}`);
    else if ('waitFor' in step) await Promise.race([step.waitFor, aborted(signal)]);
    else await sleep(step.waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  signal.throwIfAborted();
  if (words === 0) throw new LanguageModelError('empty', 'The script says nothing');
  const told = usage === undefined ? { inputTokens: 0, outputTokens: words } : (usage ?? undefined);
  yield { type: 'end', finish: cut ? 'cut-at-limit' : 'complete', usage: told };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
