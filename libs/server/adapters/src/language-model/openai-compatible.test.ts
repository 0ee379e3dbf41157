import { z } from 'zod';
import { startChatCompletionsServer } from '@greenroom/ports/testing/chat-completions-server';
import { describeLanguageModel, type VendorBehaviour } from '@greenroom/ports/testing/language-model-conformance';
import { allOf } from '@greenroom/test-tools/all-of';
import { openAiCompatible } from './openai-compatible.ts';

const quick = { retries: 2, firstTextTimeoutMs: 400, nextTextTimeoutMs: 200, totalTimeoutMs: 2_000 };

async function setUp(behaviour: VendorBehaviour, apiKey?: string) {
  const server = await startChatCompletionsServer(behaviour);
  // Pauses between connection attempts are longer than a test may take.
  const retries = behaviour === 'unreachable' ? 0 : quick.retries;
  const model = openAiCompatible({ baseUrl: server.baseUrl, apiKey, model: 'a-model', ...quick, retries });
  return { model, server, requests: () => server.requests.length, isOpen: server.isOpen, close: server.close };
}

describeLanguageModel('The OpenAI-compatible adapter', setUp);

describe('openAiCompatible', () => {
  const request = {
    messages: [{ role: 'user' as const, content: 'Good evening' }],
    maxOutputTokens: 50,
    temperature: 0.4,
  };

  it('sends model, messages, limit and key', async () => {
    const { model, server } = await setUp('answers', 'a-key');
    for await (const _ of model.stream(request, new AbortController().signal));
    expect(server.requests).toMatchObject([
      { model: 'a-model', messages: request.messages, max_completion_tokens: 50, temperature: 0.4, stream: true },
    ]);
    expect(server.authorizations).toEqual(['Bearer a-key']);
    await server.close();
  });

  it('asks for a value by its JSON schema, strictly, and reports the usage even if the value is unreadable', async () => {
    const schema = z.object({ tea: z.string() });
    const { model, server } = await setUp('answers-as-told');
    const asked = { ...request, name: 'tea', schema };
    expect(await model.complete(asked, new AbortController().signal)).toEqual({
      value: { tea: 'green' },
      usage: { inputTokens: 9, outputTokens: 3 },
    });
    const shape = {
      type: 'object',
      properties: { tea: { type: 'string' } },
      required: ['tea'],
      additionalProperties: false,
    };
    expect(server.requests).toMatchObject([
      { response_format: { type: 'json_schema', json_schema: { name: 'tea', strict: true, schema: shape } } },
    ]);
    await server.close();
    for (const behaviour of ['answers-another-shape', 'cuts-the-value', 'empty', 'filtered'] as const) {
      const bad = await setUp(behaviour);
      const failing = bad.model.complete(asked, new AbortController().signal);
      await expect(failing).rejects.toMatchObject({
        usage: behaviour === 'filtered' ? undefined : { inputTokens: 9, outputTokens: 3 },
      });
      await bad.server.close();
    }
  });

  it('reports the usage of the answer', async () => {
    const { model, server } = await setUp('answers');
    const chunks = await allOf(model.stream(request, new AbortController().signal));
    expect(chunks.at(-1)).toMatchObject({ usage: { inputTokens: 9, outputTokens: 3 } });
    await server.close();
  });

  it('waits no longer than the first-text timeout, whatever the vendor asks for', async () => {
    const { model, server } = await setUp('server-error');
    const slow = openAiCompatible({
      baseUrl: server.baseUrl,
      apiKey: undefined,
      model: 'a-model',
      ...quick,
      retries: 1_000,
    });
    await expect(allOf(slow.stream(request, new AbortController().signal))).rejects.toMatchObject({
      trouble: 'too-slow',
    });
    expect(model.name).not.toContain('key');
    await server.close();
  });

  it('does not reveal the key in its name or in an error', async () => {
    const { model, server } = await setUp('wrong-key', 'very-secret');
    const error: Error = await allOf(model.stream(request, new AbortController().signal)).then(
      () => new Error('no error'),
      (reason: unknown) => reason as Error,
    );
    expect(JSON.stringify([model.name, error.message, error.stack])).not.toContain('very-secret');
    await server.close();
  });
});
