import { z } from 'zod';
import type { LanguageModel, LanguageModelTrouble, ModelChunk } from '../language-model.ts';

/**
 * How the vendor behind an adapter behaves in one test. `answers` sends `Good `, `evening`, `.` in three pieces. Asked
 * for an object with a text field `tea`, it sends `green` if it answers as told, in a code block, or with an additional
 * field.
 */
export type VendorBehaviour =
  | 'answers'
  | 'answers-as-told'
  | 'answers-in-a-code-block'
  | 'adds-fields'
  | 'answers-another-shape'
  | 'cuts-the-value'
  | 'stops-at-the-limit'
  | 'never-begins'
  | 'pauses-for-ever'
  | 'too-many-requests'
  | 'too-many-requests-once'
  | 'server-error'
  | 'wrong-key'
  | 'bad-request'
  | 'cut-in-mid-stream'
  | 'malformed'
  | 'error-in-mid-stream'
  | 'empty'
  | 'refuses'
  | 'filtered'
  | 'unreachable';

export interface ModelUnderTest {
  model: LanguageModel;
  /** Number of requests the vendor has received. */
  requests(): number;
  /** Whether the vendor still has an open request. */
  isOpen(): boolean;
  close(): Promise<void>;
}

const request = { messages: [{ role: 'user' as const, content: 'Good evening' }], maxOutputTokens: 50 };

const troubles: [VendorBehaviour, LanguageModelTrouble, string][] = [
  ['never-begins', 'too-slow', ''],
  ['pauses-for-ever', 'too-slow', 'Good '],
  ['too-many-requests', 'rate-limited', ''],
  ['server-error', 'unavailable', ''],
  ['unreachable', 'unavailable', ''],
  ['wrong-key', 'not-allowed', ''],
  ['bad-request', 'bad-request', ''],
  ['cut-in-mid-stream', 'cut-off', 'Good '],
  ['error-in-mid-stream', 'cut-off', 'Good '],
  ['malformed', 'nonsense', 'Good '],
  ['empty', 'empty', ''],
  ['refuses', 'refused', ''],
  ['filtered', 'refused', 'Good '],
];

const structured = { ...request, name: 'tea', schema: z.object({ tea: z.string() }) };

const structuredTroubles: [VendorBehaviour, LanguageModelTrouble][] = [
  ['answers', 'nonsense'],
  ['answers-another-shape', 'nonsense'],
  ['cuts-the-value', 'cut-off'],
  ...troubles.map(([behaviour, trouble]): [VendorBehaviour, LanguageModelTrouble] => [behaviour, trouble]),
];

/**
 * Tests that every adapter of the language model port passes.
 * @param setUp creates an adapter whose vendor behaves as told, with deadlines well below a second
 */
export function describeLanguageModel(
  name: string,
  setUp: (behaviour: VendorBehaviour) => Promise<ModelUnderTest>,
): void {
  describe(`${name} as a language model`, () => {
    let underTest: ModelUnderTest;
    const begin = async (behaviour: VendorBehaviour) => (underTest = await setUp(behaviour));
    afterEach(() => underTest.close());

    it('streams the text in order and ends once', async () => {
      const { model } = await begin('answers');
      const { chunks, error } = await collect(model.stream(request, new AbortController().signal));
      expect(error).toBeUndefined();
      expect(chunks.slice(0, -1)).toEqual(['Good ', 'evening', '.'].map((text) => ({ type: 'text', text })));
      expect(chunks.at(-1)).toMatchObject({ type: 'end', finish: 'complete' });
    });

    it('reports that an answer stopped at the limit', async () => {
      const { model } = await begin('stops-at-the-limit');
      const { chunks } = await collect(model.stream(request, new AbortController().signal));
      expect(chunks.at(-1)).toMatchObject({ type: 'end', finish: 'cut-at-limit' });
    });

    it.each(troubles)('reports %s as %s, after "%s"', async (behaviour, trouble, textBefore) => {
      const { model } = await begin(behaviour);
      const { chunks, error } = await collect(model.stream(request, new AbortController().signal));
      expect(error).toMatchObject({ name: 'LanguageModelError', trouble });
      expect(chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : ''))).toEqual(
        textBefore === '' ? [] : [textBefore],
      );
    });

    it('retries when nothing was answered yet', async () => {
      const { model, requests } = await begin('too-many-requests-once');
      const { chunks, error } = await collect(model.stream(request, new AbortController().signal));
      expect(error).toBeUndefined();
      expect(chunks).toHaveLength(4);
      expect(requests()).toBe(2);
    });

    it.each(['cut-in-mid-stream', 'malformed', 'wrong-key', 'bad-request', 'refuses'] as const)(
      'does not retry after %s',
      async (behaviour) => {
        const { model, requests } = await begin(behaviour);
        await collect(model.stream(request, new AbortController().signal));
        expect(requests()).toBe(1);
      },
    );

    it.each(['never-begins', 'pauses-for-ever'] as const)(
      'ends at once when aborted while the vendor %s',
      async (behaviour) => {
        const { model, isOpen } = await begin(behaviour);
        const abort = new AbortController();
        setTimeout(() => abort.abort(new Error('enough')), 30);
        const { error } = await collect(model.stream(request, abort.signal));
        expect(error).toMatchObject({ message: 'enough' });
        await waitUntil(() => !isOpen());
      },
    );

    it.each(['answers-as-told', 'answers-in-a-code-block', 'adds-fields'] as const)(
      'returns the value without additional fields when the vendor %s',
      async (behaviour) => {
        const { model } = await begin(behaviour);
        const { value } = await model.complete(structured, new AbortController().signal);
        expect(value).toEqual({ tea: 'green' });
      },
    );

    it.each(structuredTroubles)('when asked for a value, reports %s as %s', async (behaviour, trouble) => {
      const { model } = await begin(behaviour);
      const asked = model.complete(structured, new AbortController().signal);
      await expect(asked).rejects.toMatchObject({ name: 'LanguageModelError', trouble });
    });

    it('when asked for a value, ends at once when aborted', async () => {
      const { model, isOpen } = await begin('pauses-for-ever');
      const abort = new AbortController();
      setTimeout(() => abort.abort(new Error('enough')), 30);
      await expect(model.complete(structured, abort.signal)).rejects.toMatchObject({ message: 'enough' });
      await waitUntil(() => !isOpen());
    });

    it('closes the vendor’s request when the reader leaves in the middle', async () => {
      const { model, isOpen } = await begin('pauses-for-ever');
      for await (const chunk of model.stream(request, new AbortController().signal)) if (chunk.type === 'text') break;
      await waitUntil(() => !isOpen());
    });

    it('sends no request when aborted beforehand', async () => {
      const { model, requests } = await begin('answers');
      const { error } = await collect(model.stream(request, AbortSignal.abort(new Error('enough'))));
      expect(error).toMatchObject({ message: 'enough' });
      expect(requests()).toBe(0);
    });
  });
}

async function collect(stream: AsyncIterable<ModelChunk>): Promise<{ chunks: ModelChunk[]; error: unknown }> {
  const chunks: ModelChunk[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch (error) {
    return { chunks, error };
  }
  return { chunks, error: undefined };
}

async function waitUntil(holds: () => boolean): Promise<void> {
  const until = Date.now() + 2_000;
  while (!holds()) {
    if (Date.now() > until) throw new Error('It did not come true within two seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
