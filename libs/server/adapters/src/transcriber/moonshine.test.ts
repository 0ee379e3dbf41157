import { describeTranscriber } from '@greenroom/ports/testing/transcriber-conformance';
import { hum, inSequence, noise, recording, silence } from '@greenroom/ports/testing/recordings';
import { moonshine, moonshineDefaults } from './moonshine.ts';

const oneThread = { ...moonshineDefaults, threads: 1 };

describeTranscriber('Moonshine', async () => moonshine(oneThread));

describe('moonshine', () => {
  const transcriber = moonshine(oneThread);
  const write = (pcm: Int16Array) =>
    transcriber.transcribe({ pcm, language: 'en', signal: new AbortController().signal });
  afterAll(() => transcriber.close());

  it('transcribes a whole sentence', async () => {
    const { text, confidence } = await write(recording('good-evening'));
    expect(text.replaceAll(/[,.]/g, '').toLowerCase()).toBe(
      'good evening i would like to talk about my speech on thursday',
    );
    expect(confidence).toBeGreaterThan(0.8);
  });

  it.each([0, 300, 1_000])('understands "yes" with %d ms of silence on both sides', async (ms) => {
    const { text } = await write(inSequence(silence(ms), recording('yes'), silence(ms)));
    expect(text).toMatch(/^yes\.?$/i);
  });

  it.each([
    ['silence', silence(2_000)],
    ['silence', silence(0)],
    ['a click', inSequence(silence(500), noise(5, 0.8), silence(500))],
    ['noise', noise(2_000, 0.1)],
    ['a hum', hum(2_000, 0.2)],
  ])('understands nothing in %s', async (_, pcm) => {
    expect((await write(pcm)).text).toBe('');
  });

  it('reports the confidence of each word', async () => {
    const { text, wordConfidences } = await write(recording('good-evening'));
    expect(wordConfidences).toHaveLength(text.split(' ').length);
    expect(Math.min(...wordConfidences!)).toBeGreaterThan(0.3);
    expect(Math.max(...wordConfidences!)).toBeLessThanOrEqual(1);
  });

  it('has low confidence in speech that runs backwards', async () => {
    expect((await write(recording('good-evening').toReversed())).confidence).toBeLessThan(0.6);
  });

  it("follows uninterrupted speech longer than the model's limit", async () => {
    const minute = inSequence(...Array.from({ length: 12 }, () => recording('good-evening')));
    const { text } = await write(minute);
    expect(text.match(/speech/gi)?.length).toBeGreaterThanOrEqual(10);
  });

  it('abandons stale jobs, so that they do not delay the next', async () => {
    const long = inSequence(...Array.from({ length: 6 }, () => recording('good-evening')));
    const time = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const whole = await time(() => write(long));
    const abort = new AbortController();
    const stale = Array.from({ length: 10 }, () =>
      transcriber.transcribe({ pcm: long, language: 'en', signal: abort.signal }).catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    abort.abort();
    expect(await time(() => write(recording('yes')))).toBeLessThan(whole * 2);
    await Promise.all(stale);
  });

  it('gives up on a thread that does not answer in time, and continues', async () => {
    const hasty = moonshine({ ...oneThread, timeoutMs: 1 });
    const asking = hasty.transcribe({ pcm: recording('yes'), language: 'en', signal: new AbortController().signal });
    await expect(asking).rejects.toMatchObject({ trouble: 'too-slow' });
    await hasty.prepare();
    await hasty.close();
  });
});
