import type { LanguageModel } from '@greenroom/ports/language-model';
import { noTelemetry, type Telemetry } from '@greenroom/ports/telemetry';
import { measuredModel } from './measured-model.ts';

const told: unknown[] = [];
const telemetry: Telemetry = { ...noTelemetry, took: (name, _, labels) => told.push([name, labels]) };
beforeEach(() => void (told.length = 0));

const model = (fails: boolean) =>
  ({
    name: 'scripted',
    async *stream() {
      yield { type: 'text', text: 'a' };
      if (fails) throw new Error('gone');
    },
    async complete() {
      if (fails) throw new Error('gone');
      return { value: 1, usage: undefined };
    },
  }) as unknown as LanguageModel;

test.each([
  [false, 'done'],
  [true, 'failed'],
])('measures calls and passes their errors on (model fails: %s)', async (fails, outcome) => {
  const measured = measuredModel(model(fails), telemetry);
  const read = async () => {
    for await (const _ of measured.stream(undefined as never, new AbortController().signal));
  };
  const asked = measured.complete(undefined as never, new AbortController().signal);
  const both = await Promise.allSettled([read(), asked]);
  expect(both.map(({ status }) => status === 'rejected')).toEqual([fails, fails]);
  expect(told).toContainEqual(['model.duration', { kind: 'stream', outcome }]);
  expect(told).toContainEqual(['model.duration', { kind: 'value', outcome }]);
});

test('an answer that the caller stops reading is not a failure', async () => {
  for await (const _ of measuredModel(model(false), telemetry).stream(undefined as never, new AbortController().signal))
    break;
  expect(told).toEqual([['model.duration', { kind: 'stream', outcome: 'left' }]]);
});
