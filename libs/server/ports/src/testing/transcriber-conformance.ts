import type { SpeechEngineTrouble } from '../speech-engine-error.ts';
import type { Transcriber } from '../transcriber.ts';
import { inSequence, isSameSound, recording, silence } from './recordings.ts';
import type { SpeechVendorBehaviour } from './speech-server.ts';
import { waitUntil } from '@greenroom/test-tools/wait-until';

const never = () => new AbortController().signal;

/** What every adapter of the transcriber port holds to. @param setUp makes one that understands English; it is closed here */
export function describeTranscriber(name: string, setUp: () => Promise<Transcriber>): void {
  describe(`${name} as a transcriber`, () => {
    let transcriber: Transcriber;
    beforeAll(async () => {
      transcriber = await setUp();
      await transcriber.prepare();
    });
    afterAll(() => transcriber.close());

    it('writes down what was said', async () => {
      const pcm = inSequence(silence(500), recording('good-evening'), silence(500));
      const { text, confidence } = await transcriber.transcribe({ pcm, language: 'en', signal: never() });
      expect(text).toMatch(/^Good evening/);
      expect(text).toBe(text.trim());
      if (confidence !== undefined) expect(confidence).toBeGreaterThan(0.5);
      expect(confidence ?? 1).toBeLessThanOrEqual(1);
    });

    it('leaves the sound as it is, and does not mind that it is used again', async () => {
      const pcm = recording('good-evening');
      const asking = transcriber.transcribe({ pcm, language: 'en', signal: never() });
      expect(isSameSound(pcm, recording('good-evening'))).toBe(true);
      pcm.fill(0);
      expect((await asking).text).toMatch(/^Good evening/);
    });

    it('asks nothing of the engine when aborted before', async () => {
      const signal = AbortSignal.abort(new Error('enough'));
      const asking = transcriber.transcribe({ pcm: recording('yes'), language: 'en', signal });
      await expect(asking).rejects.toThrow('enough');
    });

    it('ends at once when aborted, and goes on with others', async () => {
      const abort = new AbortController();
      const pcm = recording('good-evening');
      const stale = transcriber.transcribe({ pcm, language: 'en', signal: abort.signal });
      const next = transcriber.transcribe({ pcm, language: 'en', signal: never() });
      abort.abort(new Error('more was said'));
      await expect(stale).rejects.toThrow('more was said');
      expect((await next).text).toMatch(/^Good evening/);
    });

    it('says how many calls it can follow, and which languages', () => {
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
  /** How many requests the vendor got so far. */
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

/** What adapters hold to whose engine is a vendor's. @param setUp with a time limit well below a second */
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

    it.each(troubles)('tells %s as %s', async (behaviour, trouble) => {
      await begin(behaviour);
      await expect(ask()).rejects.toMatchObject({ name: 'SpeechEngineError', trouble });
    });

    it('gives an empty text where nothing was understood', async () => {
      await begin('answers-nothing-intelligible');
      expect((await ask()).text).toBe('');
    });

    it('asks again after a failure that may pass, and not after one that stays', async () => {
      await begin('too-many-requests-once');
      expect((await ask()).text).toBe('Good evening.');
      expect(underTest.requests()).toBe(2);
      await underTest.close();
      await begin('wrong-key');
      await ask().catch(() => {});
      expect(underTest.requests()).toBe(1);
    });

    it.each(['never-begins', 'pauses-for-ever'] as const)(
      'lets go of a vendor that %s when aborted',
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
