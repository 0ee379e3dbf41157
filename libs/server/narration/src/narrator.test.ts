import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { someVoice } from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { createNarrator, type NarratorDependencies } from './narrator.ts';

const words = (text: string, language = 'en') => ({ text, voice: someVoice, language });
function setUp(changes: Partial<NarratorDependencies> = {}, synthesizer = toneSynthesizer()) {
  const files = memoryFiles();
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  return { files, warnings, synthesizer, narrator: createNarrator({ files, synthesizer, log, ...changes }) };
}

test('speaks a text sentence by sentence in spoken form, pauses after a paragraph, and returns a WAV file', async () => {
  const { narrator, synthesizer } = setUp();
  const sound = await narrator.soundOf(words('**Take** 30 ml. Wait.\n\nGo on.'), 'me');
  expect(synthesizer.asked.map(({ text }) => text.trim())).toEqual(['Take thirty millilitres.', 'Wait.', 'Go on.']);
  expect(Buffer.from(sound.subarray(0, 4)).toString()).toBe('RIFF');
  const seconds = (sound.length - 44) / 2 / 22_050;
  // Six words of 0.2 s, a pause of 0.45 s between the paragraphs and one at the end.
  expect(seconds).toBeCloseTo(6 * 0.2 + 2 * 0.45, 2);
});

test('a sound is made once, for concurrent and for later requests', async () => {
  const { narrator, synthesizer, files } = setUp();
  const [one, other] = await Promise.all([narrator.soundOf(words('Go.'), 'me'), narrator.soundOf(words('Go.'), 'you')]);
  const later = await narrator.soundOf(words('Go.'), 'me');
  expect(synthesizer.asked).toHaveLength(1);
  expect([...files.files.keys()]).toEqual([`narration/${narrator.keyOf(words('Go.'))}.wav`]);
  expect([other, later]).toEqual([one, one]);
});

test.each([
  ['text', words('Stop.'), toneSynthesizer()],
  ['language', words('Go.', 'de'), toneSynthesizer()],
  ['voice', { ...words('Go.'), voice: { ...someVoice, vendor: 'onyx' } }, toneSynthesizer()],
  ['engine', words('Go.'), { ...toneSynthesizer(), name: 'another' }],
])('another %s results in another sound', (_, other, synthesizer) => {
  expect(setUp({}, synthesizer).narrator.keyOf(other)).not.toBe(setUp().narrator.keyOf(words('Go.')));
  expect(setUp().narrator.keyOf(words('Go.'))).toMatch(/^[0-9a-f]{32}$/);
});

test('concurrent sounds are limited per person and overall, and stored sounds do not count', async () => {
  const slow = toneSynthesizer({ firstSoundMs: 30 });
  const { narrator } = setUp({ limits: { perPerson: 2, inAll: 3 } }, slow);
  const kept = words('Kept.');
  await narrator.soundOf(kept, 'me');
  const asked = [
    narrator.soundOf(words('One.'), 'me'),
    narrator.soundOf(words('Two.'), 'me'),
    narrator.soundOf(words('Three.'), 'me'),
    narrator.soundOf(words('Four.'), 'you'),
    narrator.soundOf(words('Five.'), 'them'),
    narrator.soundOf(kept, 'me'),
  ];
  const codes = (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? 'heard' : (one.reason as { code: string }).code,
  );
  expect(codes).toEqual(['heard', 'heard', 'rate_limited', 'heard', 'busy', 'heard']);
  await narrator.soundOf(words('Six.'), 'me');
});

test('answers "unavailable" when the voice fails, and tries again at the next request', async () => {
  const failing = toneSynthesizer({ fail: { trouble: 'unavailable', afterWords: 1 } });
  const { narrator, files } = setUp({}, failing);
  await expect(narrator.soundOf(words('One two.'), 'me')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(narrator.soundOf(words('One two.'), 'me')).rejects.toMatchObject({ code: 'unavailable' });
  expect([failing.asked.length, files.files.size]).toEqual([2, 0]);
});

test('a sound is still returned when the file store is unreachable', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { narrator, warnings } = setUp({ files: { name: 'gone', read: gone, write: gone, remove: gone } });
  expect((await narrator.soundOf(words('Go.'), 'me')).length).toBeGreaterThan(44);
  expect(warnings).toEqual(['A narration cannot be read', 'A narration is not kept']);
});
