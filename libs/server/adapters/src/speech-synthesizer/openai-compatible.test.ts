import { allOf } from '@greenroom/test-tools/all-of';
import {
  describeSpeechSynthesizer,
  describeSpeechVendor,
  someVoice,
} from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { inSequence, isSameSound } from '@greenroom/ports/testing/recordings';
import { type SpeechVendorBehaviour, startSpeechServer, vendorSamples } from '@greenroom/ports/testing/speech-server';
import { openAiSynthesizer } from './openai-compatible.ts';

async function setUp(behaviour: SpeechVendorBehaviour, apiKey?: string) {
  const server = await startSpeechServer(behaviour);
  // The SDK's pauses between connection attempts are longer than a test may take.
  const retries = behaviour === 'unreachable' ? 0 : 1;
  const synthesizer = openAiSynthesizer({
    baseUrl: server.baseUrl,
    apiKey,
    model: 'a-model',
    retries,
    firstSoundTimeoutMs: behaviour === 'never-begins' ? 300 : 5_000,
    nextSoundTimeoutMs: behaviour === 'pauses-for-ever' ? 200 : 5_000,
  });
  return { synthesizer, server, requests: () => server.requests.length, isOpen: server.isOpen, close: server.close };
}

describeSpeechSynthesizer('The OpenAI-compatible adapter', async () => {
  const { synthesizer, close } = await setUp('answers');
  return { ...synthesizer, close };
});
describeSpeechVendor('The OpenAI-compatible adapter', setUp);

describe('openAiSynthesizer', () => {
  const request = { text: 'Guten Abend.', voice: someVoice, language: 'de', signal: new AbortController().signal };

  it('sends model, text, voice and key, and joins samples split across chunks', async () => {
    const { synthesizer, server } = await setUp('answers', 'a-key');
    const pieces = await allOf(synthesizer.speak(request));
    expect(server.requests[0]!.path).toBe('/v1/audio/speech');
    expect(server.requests[0]!.headers.authorization).toBe('Bearer a-key');
    expect(JSON.parse(server.requests[0]!.body.toString())).toEqual({
      model: 'a-model',
      input: 'Guten Abend.',
      voice: 'sage',
      response_format: 'pcm',
    });
    expect(isSameSound(inSequence(...pieces.map(({ pcm }) => pcm)), vendorSamples)).toBe(true);
    expect(pieces[0]!.rate).toBe(24_000);
    await server.close();
  });

  it('reads a WAV file if the server sends one, at its own rate', async () => {
    const { synthesizer, server } = await setUp('answers-as-wav');
    const pieces = await allOf(synthesizer.speak(request));
    expect(isSameSound(inSequence(...pieces.map(({ pcm }) => pcm)), vendorSamples)).toBe(true);
    expect(pieces[0]!.rate).toBe(16_000);
    await server.close();
  });
});
