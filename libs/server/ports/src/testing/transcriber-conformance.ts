import type { SpeechEngineTrouble } from '../speech-engine-error.ts';
import type { Transcriber } from '../transcriber.ts';
import { inSequence, isSameSound, recording, silence } from './recordings.ts';
import type { SpeechVendorBehaviour } from './speech-server.ts';
import { waitUntil } from '@greenroom/test-tools/wait-until';

const never = () => new AbortController().signal;

/**
 * Tests that every adapter of the transcriber port passes. @param setUp creates one that understands English; the suite
 * closes it
 */
export function describeTranscriber(name: string, setUp: () => Promise<Transcriber>): void {
  describe(`${name} as a transcriber`, () => {
    let transcriber: Transcriber;
    beforeAll(async () => {
      transcriber = await setUp();
      await transcriber.prepare();
    });
    afterAll(() => transcriber.close());

    it('transcribes what was said', async () => {
      const pcm = inSequence(silence(500), recording('good-evening'), silence(500));
      const { text, confidence } = await transcriber.transcribe({ pcm, language: 'en', signal: never() });
      expect(text).toMatch(/^Good evening/);
      expect(text).toBe(text.trim());
      if (confidence !== undefined) expect(confidence).toBeGreaterThan(0.5);
      expect(confidence ?? 1).toBeLessThanOrEqual(1);
    });

    it('leaves the sound unchanged, and lets the caller reuse the buffer', async () => {
      const pcm = recording('good-evening');
      const asking = transcriber.transcribe({ pcm, language: 'en', signal: never() });
      expect(isSameSound(pcm, recording('good-evening'))).toBe(true);
      pcm.fill(0);
      expect((await asking).text).toMatch(/^Good evening/);
    });

    it('sends nothing to the engine when aborted beforehand', async () => {
      const signal = AbortSignal.abort(new Error('enough'));
      const asking = transcriber.transcribe({ pcm: recording('yes'), language: 'en', signal });
      await expect(asking).rejects.toThrow('enough');
    });

    it('ends at once when aborted, and continues for others', async () => {
      const abort = new AbortController();
      const pcm = recording('good-evening');
      const stale = transcriber.transcribe({ pcm, language: 'en', signal: abort.signal });
      const next = transcriber.transcribe({ pcm, language: 'en', signal: never() });
      abort.abort(new Error('more was said'));
      await expect(stale).rejects.toThrow('more was said');
      expect((await next).text).toMatch(/^Good evening/);
    });

    it('reports how many calls it can follow, and which languages it understands', () => {
      expect(transcriber.capacity).toBeGreaterThanOrEqual(1);
      if (transcriber.languages !== 'any') expect(transcriber.languages).toContain('en');
    });

    it('refuses a language that it does not know', async () => {
      if (transcriber.languages === 'any') return;
      const asking = transcriber.transcribe({ pcm: recording('yes'), language: 'xx', signal: never() });
      await expect(asking).rejects.toMatchObject({ trouble: 'unknown-language' });
    });
  });
}

export interface TranscriberUnderTest {
  transcriber: Transcriber;
  /** Number of requests the vendor has received. */
  requests(): number;
  isOpen(): boolean;
  close(): Promise<void>;
}

const troubles: [SpeechVendorBehaviour, SpeechEngineTrouble][] = [
  ['never-begins', 'too-slow'],
  ['pauses-for-ever', 'too-slow'],
  ['too-many-requests', 'rate-limited'],
  ['server-error', 'unavailable'],
  ['unreachable', 'unavailable'],
  ['wrong-key', 'not-allowed'],
  ['bad-request', 'bad-request'],
  ['malformed', 'nonsense'],
  ['empty', 'nonsense'],
];

/** Tests that adapters of a vendor's engine pass. @param setUp with a time limit well below a second */
export function describeTranscriptionVendor(
  name: string,
  setUp: (behaviour: SpeechVendorBehaviour) => Promise<TranscriberUnderTest>,
): void {
  describe(`${name} as a transcriber of a vendor`, () => {
    let underTest: TranscriberUnderTest;
    const begin = async (behaviour: SpeechVendorBehaviour) => (underTest = await setUp(behaviour));
    const ask = (signal = never()) =>
      underTest.transcriber.transcribe({ pcm: recording('yes'), language: 'en', signal });
    afterEach(() => underTest.close());

    it.each(troubles)('reports %s as %s', async (behaviour, trouble) => {
      await begin(behaviour);
      await expect(ask()).rejects.toMatchObject({ name: 'SpeechEngineError', trouble });
    });

    it('returns an empty text when nothing was understood', async () => {
      await begin('answers-nothing-intelligible');
      expect((await ask()).text).toBe('');
    });

    it('retries after a temporary failure, and not after a permanent one', async () => {
      await begin('too-many-requests-once');
      expect((await ask()).text).toBe('Good evening.');
      expect(underTest.requests()).toBe(2);
      await underTest.close();
      await begin('wrong-key');
      await ask().catch(() => {});
      expect(underTest.requests()).toBe(1);
    });

    it.each(['never-begins', 'pauses-for-ever'] as const)(
      'closes the request to a vendor that %s when aborted',
      async (behaviour) => {
        await begin(behaviour);
        const abort = new AbortController();
        setTimeout(() => abort.abort(new Error('enough')), 30);
        await expect(ask(abort.signal)).rejects.toThrow('enough');
        await waitUntil(() => !underTest.isOpen());
      },
    );
  });
}
