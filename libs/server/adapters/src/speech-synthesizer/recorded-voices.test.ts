import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSpeechSynthesizer } from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { inSequence } from '@greenroom/ports/testing/recordings';
import type { RecordedVoice, SpeakerVoice, SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { allOf } from '@greenroom/test-tools/all-of';
import { recordedVoices, recordedVoicesDefaults } from './recorded-voices.ts';

const flite = { engine: 'flite', shift: 1, pace: 1 } as const;
const slt: RecordedVoice = { ...flite, voice: 'slt' };
const pico = { engine: 'pico', shift: 1, pace: 1 } as const;
const german: RecordedVoice = { ...pico, voice: 'de-DE' };
const speaker = (en: RecordedVoice, de: RecordedVoice = german): SpeakerVoice => ({
  embedded: { en, de },
  vendor: 'sage',
});

describeSpeechSynthesizer('flite', async () => recordedVoices(), speaker(slt));
describeSpeechSynthesizer('SVOX Pico', async () => recordedVoices(), speaker({ ...pico, voice: 'en-GB' }));

describe('the recorded voices', () => {
  let synthesizer: SpeechSynthesizer;
  beforeAll(() => (synthesizer = recordedVoices()));
  afterAll(() => synthesizer.close());
  const say = async (text: string, voice: RecordedVoice, language = 'en') => {
    const { signal } = new AbortController();
    const pieces = await allOf(synthesizer.speak({ text, voice: speaker(voice, voice), language, signal }));
    return inSequence(...pieces.map(({ pcm }) => pcm));
  };
  const level = (pcm: Int16Array) =>
    20 * Math.log10(Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length) / 32_768);
  const sentence = 'Before you send it, tell me what they should do once they have read it.';
  const all: RecordedVoice[] = [
    slt,
    { ...flite, voice: 'rms' },
    { ...flite, voice: 'awb' },
    { ...pico, voice: 'en-GB' },
    { ...pico, voice: 'en-US' },
    german,
  ];

  it('are equally loud, without clipping', async () => {
    for (const voice of all) {
      const pcm = await say(sentence, voice);
      expect(Math.abs(level(pcm) - -19)).toBeLessThan(2.5);
      expect(pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(32_767);
    }
  });

  it.each([
    ['flite', slt],
    ['SVOX Pico', { ...pico, voice: 'en-GB' } as const],
  ])('last as long as their pace says in %s, whatever their shift', async (_, voice) => {
    const own = (await say(sentence, voice)).length;
    const [deep, quick] = [
      await say(sentence, { ...voice, shift: 0.85 }),
      await say(sentence, { ...voice, pace: 1.2 }),
    ];
    expect(deep.length / own).toBeGreaterThan(0.93);
    expect(deep.length / own).toBeLessThan(1.07);
    expect(quick.length / own).toBeGreaterThan(0.77);
    expect(quick.length / own).toBeLessThan(0.9);
  });

  it.each([
    ['curly apostrophes', 'I’m sure you can’t.', "I'm sure you can't."],
    ['tags', 'I am <break time="9s"/> here', 'I am  break time="9s"/  here'],
    ['control characters and emoji', 'I am \u0000🙂 here', 'I am here'],
  ])('interpret %s as neither a command nor a sound', async (_, written, plain) => {
    for (const voice of all.slice(0, 5))
      expect((await say(written, voice)).length).toBe((await say(plain, voice)).length);
  });

  it('say nothing for punctuation and symbols alone', async () => {
    expect(await say('… — 🙂', slt)).toHaveLength(0);
  });

  it('yield the first part of a long text before the rest is made', async () => {
    const { signal } = new AbortController();
    const long = 'This is one of many sentences that are said one after the other. '.repeat(20);
    let pieces = 0;
    for await (const _ of synthesizer.speak({ text: long, voice: speaker(slt), language: 'en', signal })) {
      pieces += 1;
      if (pieces === 10) break;
    }
    expect(pieces).toBe(10);
  });

  it('refuse a voice of another engine', async () => {
    const { signal } = new AbortController();
    const voice: SpeakerVoice = { vendor: 'sage', embedded: { en: { voice: 'en', pitch: 50, range: 50, speed: 160 } } };
    await expect(allOf(synthesizer.speak({ text: 'Hello.', voice, language: 'en', signal }))).rejects.toMatchObject({
      trouble: 'unknown-language',
    });
  });
});

describe('a thread of the recorded voices that fails', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'greenroom-recorded-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['hangs', 'for (;;);', 'too-slow'],
    ['throws', "throw new Error('no')", 'unavailable'],
    ['ends', 'process.exit(3)', 'unavailable'],
  ])('that %s is reported, and the next text gets a new one', async (_, fault, trouble) => {
    const file = join(folder, 'worker.mjs');
    writeFileSync(
      file,
      `export function speak({ text }) { if (text === 'Fail.') { ${fault} } return { pcm: Int16Array.of(1, 2), rate: 16000 }; }`,
    );
    const synthesizer = recordedVoices({
      ...recordedVoicesDefaults,
      program: pathToFileURL(file).href,
      timeoutMs: fault === 'for (;;);' ? 2_000 : 15_000,
    });
    const { signal } = new AbortController();
    const speak = (text: string) => allOf(synthesizer.speak({ text, voice: speaker(slt), language: 'en', signal }));
    await expect(speak('Fail.')).rejects.toMatchObject({ name: 'SpeechEngineError', trouble });
    expect(await speak('Go on.')).toHaveLength(1);
    await synthesizer.close();
  });
});
