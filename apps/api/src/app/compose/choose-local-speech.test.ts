import { readSettings } from '../settings/env.ts';
import { engineHomes } from './adapter-kinds.ts';
import { chooseLocalSpeech } from './choose-local-speech.ts';

const kokoro = {
  ...{ server: 'Kokoro-FastAPI', baseUrl: 'http://127.0.0.1:8880/v1' },
  speaks: { en: { model: 'kokoro', voices: ['af_bella'] } },
};
const whisper = {
  ...{ server: 'LocalAI', baseUrl: 'http://127.0.0.1:8080/v1' },
  model: 'whisper-1',
  languages: 'any' as const,
};
const both = { voices: async () => [kokoro], transcribers: async () => [whisper] };
const none = { voices: async () => [], transcribers: async () => [] };

it('uses speech engines on this machine if asked to', async () => {
  const asked = readSettings({ TTS_BASE_URL: 'auto', STT_BASE_URL: 'auto' });
  const { settings, told } = await chooseLocalSpeech(asked, both);
  expect([settings.localVoices, settings.localTranscriber]).toEqual([kokoro, whisper]);
  expect(told).toEqual([
    'TTS_BASE_URL=auto: Kokoro-FastAPI at http://127.0.0.1:8880/v1 speaks English with kokoro. The embedded voices speak German.',
    'STT_BASE_URL=auto: LocalAI at http://127.0.0.1:8080/v1 listens with whisper-1.',
  ]);
  expect(engineHomes(settings)).toEqual({ transcriber: 'local', synthesizer: { en: 'local', de: 'embedded' } });
});

it('starts with the embedded engines if no server answers, and says so', async () => {
  const asked = readSettings({ TTS_BASE_URL: 'auto', TTS_MODEL: 'kokoro', STT_BASE_URL: 'auto' });
  const { settings, told } = await chooseLocalSpeech(asked, none);
  expect([settings.localVoices, settings.localTranscriber]).toEqual([undefined, undefined]);
  expect(told).toEqual([
    'TTS_BASE_URL=auto: no speech server with kokoro answers on this machine; the embedded voices speak.',
    'STT_BASE_URL=auto: no transcription server answers on this machine; Moonshine listens, in English.',
  ]);
});

it('offers engines found on this machine, and uses them only when asked', async () => {
  const { settings, told } = await chooseLocalSpeech(readSettings({}), both);
  expect([settings.localVoices, settings.localTranscriber]).toEqual([undefined, undefined]);
  expect(told).toEqual([
    'Kokoro-FastAPI runs on this machine. Start with TTS_BASE_URL=auto to let it speak for the coaches.',
    'LocalAI runs on this machine. Start with STT_BASE_URL=auto to let it write down what callers say.',
  ]);
});

it('searches for no engines if vendors are configured', async () => {
  const ask = async (): Promise<never> => {
    throw new Error('Somebody was asked');
  };
  const vendor = 'https://speech.example/v1';
  const given = { TTS_BASE_URL: vendor, TTS_MODEL: 'm', STT_BASE_URL: vendor, STT_MODEL: 'm' };
  const { settings, told } = await chooseLocalSpeech(readSettings(given), { voices: ask, transcribers: ask });
  expect(told).toEqual([]);
  expect(engineHomes(settings)).toEqual({ transcriber: 'vendor', synthesizer: 'vendor' });
});
