import { localServers } from '@greenroom/ports/testing/local-servers';
import { findLocalVoices } from './find-local-voices.ts';

const servers = localServers();
const found = async (answers: Record<string, unknown>, model?: string) => {
  const port = await servers.open(answers);
  const all = await findLocalVoices({ model, servers: [{ server: 'A server', port }] });
  return all.map(({ speaks, baseUrl }) => {
    expect(baseUrl).toBe(`http://127.0.0.1:${port}/v1`);
    return speaks;
  });
};
const models = (...ids: (string | object)[]) => ({
  '/v1/models': { object: 'list', data: ids.map((id) => (typeof id === 'string' ? { id, object: 'model' } : id)) },
});

it('uses Kokoro’s English voices for English, and none of its voices for German', async () => {
  const voices = { voices: ['af_bella', 'af_v0bella', 'am_adam', 'bf_emma', 'ff_siwis'] };
  const kokoro = await found({ ...models('tts-1', 'tts-1-hd', 'kokoro'), '/v1/audio/voices': voices });
  expect(kokoro).toEqual([{ en: { model: 'tts-1', voices: ['af_bella', 'am_adam', 'bf_emma'] }, de: undefined }]);
});

it('uses a model that names its language for that language', async () => {
  const piper = await found(models('llama-3.2', 'voice-en-us-amy-low', 'piper-de_DE-thorsten', 'whisper-1'));
  expect(piper).toEqual([
    { en: { model: 'voice-en-us-amy-low', voices: [] }, de: { model: 'piper-de_DE-thorsten', voices: [] } },
  ]);
});

it('believes a server that states what each model is for', async () => {
  const listed = models(
    { id: 'Systran/faster-whisper-small', task: 'automatic-speech-recognition' },
    { id: 'some/model', task: 'text-to-speech' },
  );
  const voices = [{ voice_id: 'one' }, { voice_id: 'two' }];
  expect(await found({ ...listed, '/v1/audio/voices': voices })).toEqual([
    { en: { model: 'some/model', voices: ['one', 'two'] }, de: undefined },
  ]);
});

it('uses the model configured for both languages', async () => {
  const speaks = { model: 'multi', voices: [] };
  expect(await found(models('tts-1', 'multi'), 'multi')).toEqual([{ en: speaks, de: speaks }]);
  expect(await found(models('tts-1'), 'multi')).toEqual([]);
});

it.each([
  ['has models without speech', models('llama-3.2', 'whisper-1', 'bge-m3')],
  ['speaks only other languages', models('piper-fr_FR-siwis')],
  ['does not return JSON', { '/v1/models': '<html>' }],
  ['lists no models', {}],
])('finds nothing if a server %s', async (_, answers) => {
  expect(await found(answers)).toEqual([]);
});

it('does not ask its own port', async () => {
  const port = await servers.open(models('tts-1'));
  expect(await findLocalVoices({ except: port, servers: [{ server: 'Ourselves', port }] })).toEqual([]);
  expect(servers.asked).toEqual([]);
});
