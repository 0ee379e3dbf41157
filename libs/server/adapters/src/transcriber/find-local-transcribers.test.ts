import { localServers } from '@greenroom/ports/testing/local-servers';
import { findLocalTranscribers } from './find-local-transcribers.ts';

const servers = localServers();
const found = async (...answers: Record<string, unknown>[]) => {
  const asked = await Promise.all(answers.map(async (one) => ({ server: 'A server', port: await servers.open(one) })));
  const all = await findLocalTranscribers({ servers: asked });
  return all.map(({ model, languages }) => [model, languages]);
};
const models = (...ids: string[]) => ({ '/v1/models': { data: ids.map((id) => ({ id })) } });

it('prefers a model for all languages to one for English alone', async () => {
  expect(await found(models('faster-whisper-small.en', 'faster-whisper-small'))).toEqual([
    ['faster-whisper-small', 'any'],
  ]);
  expect(await found(models('faster-distil-whisper-small.en'))).toEqual([['faster-distil-whisper-small.en', ['en']]]);
  expect(await found(models('whisper-base.en'), models('whisper-1'))).toEqual([
    ['whisper-1', 'any'],
    ['whisper-base.en', ['en']],
  ]);
});

it('asks a server without a list to transcribe silence, because whisper.cpp has none', async () => {
  expect(await found({ '/v1/audio/transcriptions': { text: '' } })).toEqual([['whisper-1', 'any']]);
  expect(servers.asked).toEqual(['GET /v1/models', 'POST /v1/audio/transcriptions']);
});

it.each([
  ['has models that cannot transcribe', models('llama-3.2', 'tts-1')],
  ['returns another format', { '/v1/audio/transcriptions': { error: 'no' } }],
  ['supports neither', {}],
])('finds nothing if a server %s', async (_, answers) => {
  expect(await found(answers)).toEqual([]);
});
