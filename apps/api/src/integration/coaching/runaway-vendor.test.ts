import { LanguageModelError, type ModelChunk } from '@greenroom/ports/language-model';
import { fakeClock } from '@greenroom/ports/testing/fake-clock';
import { type RunawayBehaviour, startChatCompletionsServer } from '@greenroom/ports/testing/chat-completions-server';
import type { VendorBehaviour } from '@greenroom/ports/testing/language-model-conformance';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { boundText, mostCharactersPerToken } from '@greenroom/llm/internals/bound-text';
import { defaultTimings, openAiCompatible } from '@greenroom/adapters/language-model/openai-compatible';

const request = { messages: [{ role: 'user' as const, content: 'Good evening' }], maxOutputTokens: 600 };
const never = new AbortController().signal;
let server: Awaited<ReturnType<typeof startChatCompletionsServer>>;
afterEach(() => server.close());

async function setUp(behaviour: VendorBehaviour | RunawayBehaviour) {
  server = await startChatCompletionsServer(behaviour);
  const clock = fakeClock();
  const model = openAiCompatible({ ...defaultTimings, baseUrl: server.baseUrl, apiKey: undefined, model: 'm', clock });
  return { clock, model };
}

/** Collects an answer and how it ended. */
function listen(chunks: AsyncIterable<ModelChunk>) {
  const heard = { text: '', end: undefined as ModelChunk | undefined, error: undefined as unknown };
  const over = (async () => {
    for await (const chunk of chunks)
      if (chunk.type === 'text') heard.text += chunk.text;
      else heard.end = chunk;
  })().catch((error: unknown) => (heard.error = error));
  return { heard, over };
}

it.each(['floods-with-words', 'floods-with-blanks'] as const)(
  'is disconnected once it says more than its limit allows: %s',
  async (behaviour) => {
    const { model } = await setUp(behaviour);
    const { heard, over } = listen(boundText(model.stream(request, never), request.maxOutputTokens));
    await over;
    expect(heard.text).toHaveLength(600 * mostCharactersPerToken);
    expect(heard.end).toEqual({ type: 'end', finish: 'cut-at-limit', usage: undefined });
    await waitUntil(() => !server.isOpen());
  },
);

it('is disconnected if it sends more than an answer can hold without saying anything', async () => {
  const { model } = await setUp('floods-with-comments');
  const { heard, over } = listen(model.stream(request, never));
  await over;
  expect(heard.error).toMatchObject({ name: 'LanguageModelError', trouble: 'nonsense' });
  await waitUntil(() => !server.isOpen());
});

it('is disconnected in the middle of 50 MB sent at once', async () => {
  const { model } = await setUp('sends-fifty-megabytes');
  const { heard, over } = listen(model.stream(request, never));
  await over;
  expect(heard).toMatchObject({ text: '', error: { trouble: 'nonsense' } });
  await waitUntil(() => !server.isOpen());
});

it('reports that its limit cut the answer if the vendor does', async () => {
  const { model } = await setUp('stops-at-the-limit');
  const { heard, over } = listen(boundText(model.stream(request, never), request.maxOutputTokens));
  await over;
  expect(heard).toMatchObject({ text: 'Good ', end: { finish: 'cut-at-limit' } });
});

it.each<[VendorBehaviour | RunawayBehaviour, string]>([
  ['never-begins', ''],
  ['stalls-in-a-sentence', 'One thing first. Then '],
])('is given up after 12 seconds without a word, and not before: %s', async (behaviour, said) => {
  const { clock, model } = await setUp(behaviour);
  const { heard, over } = listen(model.stream(request, never));
  await waitUntil(() => server.requests.length === 1 && heard.text === said);
  clock.advance(11_999);
  await new Promise(setImmediate);
  expect(heard.error).toBeUndefined();
  expect(server.isOpen()).toBe(true);
  clock.advance(1);
  await over;
  expect(heard.error).toBeInstanceOf(LanguageModelError);
  expect(heard.error).toMatchObject({ trouble: 'too-slow' });
  await waitUntil(() => !server.isOpen());
});

it('is given up after 12 seconds of nothing but blanks', async () => {
  const { clock, model } = await setUp('floods-with-blanks');
  const chunks = model.stream({ ...request, maxOutputTokens: 1_000_000 }, never)[Symbol.asyncIterator]();
  await chunks.next();
  clock.advance(12_000);
  const { over, heard } = listen({ [Symbol.asyncIterator]: () => chunks });
  await over;
  expect(heard.error).toMatchObject({ trouble: 'too-slow' });
});
