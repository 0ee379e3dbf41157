import { sceneVoices, voiceStyles } from '@greenroom/contracts';
import { embeddedVoices } from '@greenroom/adapters/speech-synthesizer/embedded-voices';
import { allOf } from '@greenroom/test-tools/all-of';
import { voiceOf } from '@greenroom/roleplay/internals/domain/scene-voice';

test('every voice of a scene is supported by the embedded engine, in each style', async () => {
  const synthesizer = embeddedVoices();
  for (const [index, voice] of sceneVoices.entries()) {
    const request = { text: 'Right. Sorry.', language: 'en', signal: new AbortController().signal };
    for (const style of [null, voiceStyles[index % voiceStyles.length]!])
      expect(await allOf(synthesizer.speak({ ...request, voice: voiceOf(voice, style) }))).not.toEqual([]);
  }
  await synthesizer.close();
});

test('no two voices sound the same, and each style changes every voice', () => {
  const all = sceneVoices.flatMap((voice) => [null, ...voiceStyles].map((style) => voiceOf(voice, style).embedded.en));
  expect(new Set(all.map((sound) => JSON.stringify(sound))).size).toBe(all.length);
});
