import type { LanguageModel } from '@greenroom/ports/language-model';
import type { Telemetry } from '@greenroom/ports/telemetry';

/** `left`: the caller aborted or stopped reading. */
type Outcome = 'done' | 'left' | 'failed';

/** Wraps a language model to record how long its calls take and whether they complete. */
export function measuredModel(model: LanguageModel, telemetry: Telemetry): LanguageModel {
  const measuring = (kind: string) => {
    const began = performance.now();
    return (outcome: Outcome) =>
      telemetry.took('model.duration', (performance.now() - began) / 1_000, { kind, outcome });
  };
  return {
    name: model.name,
    async *stream(request, signal) {
      const ended = measuring('stream');
      let outcome: Outcome = 'left';
      try {
        yield* model.stream(request, signal);
        outcome = 'done';
      } catch (error) {
        if (!signal.aborted) outcome = 'failed';
        throw error;
      } finally {
        ended(outcome);
      }
    },
    async complete(request, signal) {
      const ended = measuring('value');
      try {
        const answer = await telemetry.during('model value', {}, () => model.complete(request, signal));
        ended('done');
        return answer;
      } catch (error) {
        ended(signal.aborted ? 'left' : 'failed');
        throw error;
      }
    },
  };
}
