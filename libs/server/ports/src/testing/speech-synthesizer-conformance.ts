import type { SpeechEngineTrouble } from '../speech-engine-error.ts';
import {
  longestSpokenText,
  type SpeakerVoice,
  type SpeechPiece,
  type SpeechSynthesizer,
} from '../speech-synthesizer.ts';
import { allOf } from '@greenroom/test-tools/all-of';
import type { SpeechVendorBehaviour } from './speech-server.ts';
import { waitUntil } from '@greenroom/test-tools/wait-until';

const never = () => new AbortController().signal;

export const someVoice: SpeakerVoice = {
  embedded: {
    en: { voice: 'en-gb-x-rp', variant: 'f3', pitch: 50, range: 50, speed: 165 },
    de: { voice: 'de', variant: 'f3', pitch: 50, range: 50, speed: 160 },
  },
  vendor: 'sage',
};

const sentence = 'Good evening. Take a breath, and tell me what is on your mind tonight 🙂, in your own words.';
const durationMs = (pieces: readonly SpeechPiece[]) =>
  pieces.reduce((sum, { pcm, rate }) => sum + (pcm.length * 1_000) / rate, 0);
const loudest = (pieces: readonly SpeechPiece[]) =>
  pieces.reduce((most, { pcm }) => pcm.reduce((one, sample) => Math.max(one, Math.abs(sample)), most), 0);

/** Tests that every adapter of the speech synthesizer port passes. @param setUp creates one; the suite closes it */
export function describeSpeechSynthesizer(
  name: string,
  setUp: () => Promise<SpeechSynthesizer>,
  voice: SpeakerVoice = someVoice,
): void {
  describe(`${name} as a speech synthesizer`, () => {
    let synthesizer: SpeechSynthesizer;
    const speak = (text: string, signal = never(), language = 'en') =>
      synthesizer.speak({ text, voice, language, signal });
    beforeAll(async () => {
      synthesizer = await setUp();
      await synthesizer.prepare();
    });
    afterAll(() => synthesizer.close());

    it('speaks in several pieces of one rate, none of them empty', async () => {
      const pieces = await allOf(speak(sentence));
      expect(pieces.length).toBeGreaterThan(1);
      expect(new Set(pieces.map(({ rate }) => rate)).size).toBe(1);
      expect(pieces[0]!.rate).toBeGreaterThanOrEqual(16_000);
      expect(pieces.every(({ pcm }) => pcm.length > 0)).toBe(true);
      expect(durationMs(pieces)).toBeGreaterThan(400);
      expect(loudest(pieces)).toBeGreaterThan(3_000);
    });

    it('reports each word once, in order, with its place in the text and in the sound, if it reports words at all', async () => {
      let heardMs = 0;
      const words = [];
      for await (const piece of speak(sentence)) {
        for (const word of piece.words ?? []) expect(word.atMs).toBeGreaterThanOrEqual(Math.floor(heardMs) - 1);
        heardMs += (piece.pcm.length * 1_000) / piece.rate;
        for (const word of piece.words ?? []) expect(word.atMs).toBeLessThanOrEqual(heardMs);
        words.push(...(piece.words ?? []));
      }
      if (words.length === 0) return;
      const offsets = words.map(({ textOffset }) => textOffset);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
      expect(offsets.slice(0, 2)).toEqual([0, sentence.indexOf('evening')]);
      expect(offsets).toContain(sentence.indexOf('own'));
      expect(offsets).toContain(sentence.indexOf('words'));
    });

    it('makes no sound for an empty text', async () => {
      for (const text of ['', ' \n ']) expect(await allOf(speak(text))).toEqual([]);
    });

    it('refuses a text that is too long', async () => {
      const speaking = allOf(speak('a'.repeat(longestSpokenText + 1)));
      await expect(speaking).rejects.toMatchObject({ trouble: 'bad-request' });
    });

    it('speaks for several listeners at once, each in order', async () => {
      const texts = ['One.', sentence, 'And a third, not too short either.'];
      const alone: number[] = [];
      for (const text of texts) alone.push(durationMs(await allOf(speak(text))));
      const together = await Promise.all(texts.map((text) => allOf(speak(text))));
      together.forEach((pieces, index) => expect(Math.abs(durationMs(pieces) - alone[index]!)).toBeLessThan(20));
    });

    it('ends when aborted beforehand, in the middle, and while queued', async () => {
      await expect(allOf(speak(sentence, AbortSignal.abort(new Error('enough'))))).rejects.toThrow('enough');
      const abort = new AbortController();
      const heard = async () => {
        for await (const _ of speak(sentence, abort.signal)) abort.abort(new Error('interrupted'));
      };
      const hearing = heard();
      const waiting = allOf(speak(sentence, abort.signal));
      waiting.catch(() => {});
      await expect(hearing).rejects.toThrow('interrupted');
      await expect(waiting).rejects.toThrow('interrupted');
      expect((await allOf(speak('Go on.'))).length).toBeGreaterThan(0);
    });

    it('continues for others after a listener left in the middle', async () => {
      for await (const _ of speak(sentence)) break;
      expect((await allOf(speak('Go on.'))).length).toBeGreaterThan(0);
    });

    it('refuses a language that it does not know', async () => {
      if (synthesizer.languages === 'any') return;
      await expect(allOf(speak('Hei.', never(), 'xx'))).rejects.toMatchObject({ trouble: 'unknown-language' });
    });
  });
}

export interface SynthesizerUnderTest {
  synthesizer: SpeechSynthesizer;
  /** Number of requests the vendor has received. */
  requests(): number;
  isOpen(): boolean;
  close(): Promise<void>;
}

/** With the amount of sound that comes before the failure. */
const troubles: [SpeechVendorBehaviour, SpeechEngineTrouble, 'some' | 'none'][] = [
  ['never-begins', 'too-slow', 'none'],
  ['pauses-for-ever', 'too-slow', 'some'],
  ['too-many-requests', 'rate-limited', 'none'],
  ['server-error', 'unavailable', 'none'],
  ['unreachable', 'unavailable', 'none'],
  ['wrong-key', 'not-allowed', 'none'],
  ['bad-request', 'bad-request', 'none'],
  ['cut-in-mid-stream', 'cut-off', 'some'],
  ['malformed', 'nonsense', 'none'],
  ['empty', 'nonsense', 'none'],
];

/** Tests that adapters of a vendor's engine pass. @param setUp with time limits well below a second */
export function describeSpeechVendor(
  name: string,
  setUp: (behaviour: SpeechVendorBehaviour) => Promise<SynthesizerUnderTest>,
): void {
  describe(`${name} as a speech synthesizer of a vendor`, () => {
    let underTest: SynthesizerUnderTest;
    const begin = async (behaviour: SpeechVendorBehaviour) => (underTest = await setUp(behaviour));
    const speak = (signal = never()) =>
      underTest.synthesizer.speak({ text: sentence, voice: someVoice, language: 'en', signal });
    afterEach(() => underTest.close());

    it.each(troubles)('reports %s as %s, after %s of the sound', async (behaviour, trouble, sound) => {
      await begin(behaviour);
      let pieces = 0;
      const speaking = async () => {
        for await (const _ of speak()) pieces += 1;
      };
      await expect(speaking()).rejects.toMatchObject({ name: 'SpeechEngineError', trouble });
      expect(pieces > 0).toBe(sound === 'some');
    });

    it('retries when no sound came yet', async () => {
      await begin('too-many-requests-once');
      expect(durationMs(await allOf(speak()))).toBe(500);
      expect(underTest.requests()).toBe(2);
    });

    it('gives the first sound while the vendor still makes the rest', async () => {
      await begin('pauses-for-ever');
      for await (const { pcm } of speak()) {
        expect(pcm.length).toBeGreaterThan(1_000);
        break;
      }
      await waitUntil(() => !underTest.isOpen());
    });

    it('does not mistake a slow listener for a vendor that pauses', async () => {
      await begin('pauses-for-ever');
      const iterator = speak()[Symbol.asyncIterator]();
      await iterator.next();
      const begun = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 500));
      // Only now does the adapter wait for the vendor.
      await expect(iterator.next()).rejects.toMatchObject({ trouble: 'too-slow' });
      expect(Date.now() - begun).toBeGreaterThanOrEqual(650);
    });

    it.each(['never-begins', 'pauses-for-ever'] as const)(
      'closes the request to a vendor that %s when aborted',
      async (behaviour) => {
        await begin(behaviour);
        const abort = new AbortController();
        setTimeout(() => abort.abort(new Error('enough')), 30);
        await expect(allOf(speak(abort.signal))).rejects.toThrow('enough');
        await waitUntil(() => !underTest.isOpen());
      },
    );
  });
}
