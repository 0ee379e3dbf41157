import {
  startSpeechServer,
  type SpeechServer,
  type SpeechVendorBehaviour,
} from '@greenroom/ports/testing/speech-server';
import { someVoice } from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { allOf } from '@greenroom/test-tools/all-of';
import type { LocalVoices } from './find-local-voices.ts';
import { localVoices } from './local-voices.ts';

let server: SpeechServer;
afterEach(() => server.close());
const embedded = () => toneSynthesizer({ wordMs: 10 });
const kokoro = { model: 'kokoro', voices: ['af_bella', 'af_nova', 'am_adam', 'bm_george'] };
const timings = { retries: 0, firstSoundTimeoutMs: 500, nextSoundTimeoutMs: 200 };

async function open(behaviour: SpeechVendorBehaviour, speaks: LocalVoices['speaks'] = { en: kokoro }) {
  server = await startSpeechServer(behaviour);
  const tones = embedded();
  const voices = localVoices({ server: 'Kokoro-FastAPI', baseUrl: server.baseUrl, speaks }, tones, timings);
  const speak = (vendor: string, language = 'en') =>
    allOf(
      voices.speak({
        ...{ text: 'Good evening.', language, voice: { ...someVoice, vendor } },
        signal: new AbortController().signal,
      }),
    );
  const asked = () =>
    server.requests.map(({ body }) => JSON.parse(body.toString()) as { model: string; voice: string });
  return { speak, asked, tones };
}

it('speaks with a voice of the same sex on the server, a different one for each coach', async () => {
  const { speak, asked, tones } = await open('answers');
  for (const vendor of ['alloy', 'coral', 'ash', 'ballad']) await speak(vendor);
  expect(asked().map(({ model, voice }) => `${model} ${voice}`)).toEqual([
    'kokoro af_bella',
    'kokoro af_nova',
    'kokoro am_adam',
    'kokoro bm_george',
  ]);
  expect(tones.asked).toEqual([]);
});

it('keeps a voice’s name if the server knows it or lists none', async () => {
  const { speak, asked } = await open('answers', {
    en: { model: 'tts-1', voices: [] },
    de: { model: 'm', voices: ['sage', 'b'] },
  });
  await speak('sage');
  await speak('sage', 'de');
  expect(asked().map(({ voice }) => voice)).toEqual(['sage', 'sage']);
});

it('uses the embedded voice for a language that the server does not speak', async () => {
  const { speak, asked, tones } = await open('answers');
  expect(await speak('sage', 'de')).toHaveLength(2);
  expect(tones.asked).toHaveLength(1);
  expect(asked()).toEqual([]);
});

it('uses the embedded voice for a sentence that the server does not begin', async () => {
  const { speak, tones } = await open('server-error');
  expect(await speak('sage')).toHaveLength(2);
  expect(tones.asked).toHaveLength(1);
});

it('does not change voices within a sentence', async () => {
  const { speak, tones } = await open('cut-in-mid-stream');
  await expect(speak('sage')).rejects.toMatchObject({ trouble: 'cut-off' });
  expect(tones.asked).toEqual([]);
});
