import { isSameSound, recording, samplesOf } from '@greenroom/ports/testing/recordings';
import { type SpeechVendorBehaviour, startSpeechServer } from '@greenroom/ports/testing/speech-server';
import { describeTranscriber, describeTranscriptionVendor } from '@greenroom/ports/testing/transcriber-conformance';
import { openAiTranscriber } from './openai-compatible.ts';

async function setUp(behaviour: SpeechVendorBehaviour, apiKey?: string) {
  const server = await startSpeechServer(behaviour);
  // The SDK's pauses between connection attempts are longer than a test may take.
  const retries = behaviour === 'unreachable' ? 0 : 1;
  const transcriber = openAiTranscriber({
    baseUrl: server.baseUrl,
    apiKey,
    model: 'a-model',
    retries,
    timeoutMs: ['never-begins', 'pauses-for-ever'].includes(behaviour) ? 300 : 5_000,
  });
  return { transcriber, server, requests: () => server.requests.length, isOpen: server.isOpen, close: server.close };
}

describeTranscriber('The OpenAI-compatible adapter', async () => {
  const { transcriber, close } = await setUp('answers');
  return { ...transcriber, close };
});
describeTranscriptionVendor('The OpenAI-compatible adapter', setUp);

describe('openAiTranscriber', () => {
  const request = { pcm: recording('yes'), language: 'de', signal: new AbortController().signal };

  it('sends model, language, key and the sound as a WAV file', async () => {
    const { transcriber, server } = await setUp('answers', 'a-key');
    await transcriber.transcribe(request);
    const [{ path, headers, body }] = server.requests as [(typeof server.requests)[number]];
    expect(path).toBe('/v1/audio/transcriptions');
    expect(headers.authorization).toBe('Bearer a-key');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type']! },
    }).formData();
    expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
      model: 'a-model',
      language: 'de',
      response_format: 'json',
    });
    const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
    expect(file.readUInt32LE(24)).toBe(16_000);
    expect(isSameSound(samplesOf(file), recording('yes'))).toBe(true);
    await server.close();
  });

  it('asks for word times on request, and returns them', async () => {
    const server = await startSpeechServer('answers-with-word-times');
    const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'a-model', retries: 0, timeoutMs: 5_000 };
    const { words } = await openAiTranscriber({ ...settings, wordTimes: true }).transcribe(request);
    expect(words).toEqual([
      { text: 'Good', fromMs: 100, toMs: 420 },
      { text: 'evening', fromMs: 500, toMs: 1_250 },
    ]);
    expect(server.requests[0]?.body.toString('latin1')).toMatch(/verbose_json[^]*word/);
    expect((await openAiTranscriber(settings).transcribe(request)).words).toBeUndefined();
    await server.close();
  });

  it('returns the confidence of the words', async () => {
    const server = await startSpeechServer('answers-with-confidences');
    const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'a-model', retries: 0, timeoutMs: 5_000 };
    const told = await openAiTranscriber({ ...settings, wordTimes: true }).transcribe(request);
    expect(told).toMatchObject({ text: 'Good evening.', wordConfidences: [0.98, 0.31] });
    expect(told.confidence).toBeCloseTo(Math.exp(-0.2));
    await server.close();
  });

  it('drops words that the model itself takes for silence', async () => {
    const server = await startSpeechServer('answers-silence-with-words');
    const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'a-model', retries: 0, timeoutMs: 5_000 };
    expect((await openAiTranscriber({ ...settings, wordTimes: true }).transcribe(request)).text).toBe('');
    await server.close();
  });

  it('sends likely words to the vendor', async () => {
    const server = await startSpeechServer('answers');
    const settings = { baseUrl: server.baseUrl, apiKey: undefined, model: 'a-model', retries: 0, timeoutMs: 5_000 };
    await openAiTranscriber(settings).transcribe({ ...request, vocabulary: ['Thursday', 'Anila'] });
    expect(server.requests[0]?.body.toString('latin1')).toContain('Thursday, Anila');
    await server.close();
  });

  it('does not reveal the key in its name or in an error', async () => {
    const { transcriber, server } = await setUp('wrong-key', 'very-secret');
    const error = await transcriber.transcribe(request).then(
      () => new Error('no error'),
      (reason: unknown) => reason as Error,
    );
    expect(JSON.stringify([transcriber.name, error.message, error.stack])).not.toContain('very-secret');
    await server.close();
  });
});
