import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { allOf } from '@greenroom/test-tools/all-of';
import { describeSpeechSynthesizer, someVoice } from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { inSequence } from '@greenroom/ports/testing/recordings';
import { espeak, espeakDefaults } from './espeak.ts';

describeSpeechSynthesizer('eSpeak', async () => espeak());

const requestOf = (text: string, language = 'en') => ({
  text,
  voice: someVoice,
  language,
  signal: new AbortController().signal,
});

/** In samples. Breath is noise that differs each time, but not in length. */
const lengthOf = async (synthesizer: SpeechSynthesizer, text: string, language = 'en') =>
  inSequence(...(await allOf(synthesizer.speak(requestOf(text, language)))).map(({ pcm }) => pcm)).length;

describe('espeak', () => {
  it.each([
    ['phonemes', 'I am [[h@l]] here', 'I am   h@l   here'],
    ['a tag', 'I am <break time="9s"/> here', 'I am  break time="9s"/  here'],
    ['a control character', 'I am \u0000 here', 'I am   here'],
  ])('does not interpret %s in a text as a command', async (_, text, plain) => {
    const synthesizer = espeak();
    expect(await lengthOf(synthesizer, text)).toBe(await lengthOf(synthesizer, plain));
    await synthesizer.close();
  });

  it('speaks German as German', async () => {
    const synthesizer = espeak();
    const [german, english] = [
      await lengthOf(synthesizer, 'Ich möchte sagen, dass der Vogel singt.', 'de'),
      await lengthOf(synthesizer, 'Ich möchte sagen, dass der Vogel singt.'),
    ];
    expect(german).not.toBe(english);
    await synthesizer.close();
  });

  it('refuses a voice that eSpeak does not know, and continues', async () => {
    const synthesizer = espeak();
    const nobody = { voice: 'nobody', pitch: 50, range: 50, speed: 170 };
    const voice = { vendor: 'sage', embedded: { en: nobody } };
    await expect(allOf(synthesizer.speak({ ...requestOf('Hello.'), voice }))).rejects.toMatchObject({
      trouble: 'bad-request',
    });
    expect(await allOf(synthesizer.speak(requestOf('Hello.')))).not.toEqual([]);
    await synthesizer.close();
  });
});

/** Speaks each text as three pieces of a counting sound; the text and the environment say what goes wrong. */
const program = (trouble: string) => `
import { appendFileSync, readFileSync } from 'node:fs';
const marks = import.meta.dirname + '/starts';
appendFileSync(marks, 'x');
const starts = readFileSync(marks, 'utf8').length;
if (Object.keys(process.env).some((name) => name === 'PATH')) process.exit(1);
const say = (message) => process.send(message);
const trouble = ${JSON.stringify(trouble)};
if (trouble === 'never starts') setInterval(() => {}, 1000);
else if (trouble === 'ends at the start') process.exit(3);
else if (trouble === 'is missing') say({ type: 'missing' });
else {
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, text }) => {
    const broken = trouble === 'always dies' || starts === 1;
    const last = broken ? 1 : 3;
    for (let piece = 0; piece < last; piece += 1) {
      const pcm = Int16Array.from({ length: 100 }, (_, at) => piece * 100 + at + 1);
      say({ type: 'piece', id, pcm, rate: 22050, words: [{ textOffset: piece * 4, atMs: piece * 5 }] });
    }
    if (!broken) say({ type: 'end', id });
    else if (trouble.includes('dies')) setTimeout(() => process.exit(1), 20);
    else if (trouble === 'hangs') for (;;);
  });
  say({ type: 'ready' });
}`;

describe('an eSpeak process that fails', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'greenroom-espeak-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const failing = (trouble: string) => {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program(trouble));
    return espeak({
      ...espeakDefaults,
      program: file,
      silenceTimeoutMs: 400,
      startTimeoutMs: trouble === 'never starts' ? 300 : 10_000,
    });
  };

  it.each(['dies', 'hangs'])(
    'is restarted when it %s, and the sound continues without a gap or repetition',
    async (trouble) => {
      const synthesizer = failing(trouble);
      const pieces = await allOf(synthesizer.speak(requestOf('one two three')));
      expect([...inSequence(...pieces.map(({ pcm }) => pcm))]).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
      expect(pieces.flatMap(({ words }) => words ?? []).map(({ textOffset }) => textOffset)).toEqual([0, 4, 8]);
      expect((await allOf(synthesizer.speak(requestOf('and on')))).length).toBe(3);
      await synthesizer.close();
    },
  );

  it.each([
    ['always dies', 'cut-off'],
    ['ends at the start', 'unavailable'],
    ['never starts', 'unavailable'],
    ['is missing', 'not-installed'],
  ])('is given up when it %s, reported as %s', async (trouble, told) => {
    const synthesizer = failing(trouble);
    await expect(allOf(synthesizer.speak(requestOf('one two three')))).rejects.toMatchObject({ trouble: told });
    await synthesizer.close();
  });

  it('reports the failure while preparing', async () => {
    const synthesizer = failing('is missing');
    await expect(synthesizer.prepare()).rejects.toMatchObject({ trouble: 'not-installed' });
    await synthesizer.close();
  });
});
