import fc from 'fast-check';
import { PlaybackQueue, type Played } from './playback-queue.ts';

const rateHz = 22_050;
const outHz = 48_000;
const quantum = 128;
const quantumMs = (quantum * 1_000) / outHz;

/** Returns so many milliseconds of sound at half amplitude. */
const sound = (ms: number) => new Int16Array(Math.round((rateHz * ms) / 1_000)).fill(16_384);

class Loudspeaker {
  readonly queue = new PlaybackQueue(outHz);
  readonly news: Played[] = [];
  readonly heard: number[] = [];

  /** Plays for so many milliseconds. */
  play(ms: number): this {
    for (let at = 0; at < ms; at += quantumMs) {
      const out = new Float32Array(quantum);
      this.queue.render(out);
      this.heard.push(...out);
      this.news.push(...this.queue.takeNews());
    }
    return this;
  }

  say(utteranceId: number, ms: number, offsetMs = 0): this {
    this.queue.take({ do: 'begin', utteranceId, rateHz });
    this.queue.take({ do: 'push', utteranceId, offsetMs, samples: sound(ms) });
    return this;
  }

  order(what: 'lower' | 'restore' | 'pause' | 'resume' | 'drop', utteranceId = 1, afterMs?: number): this {
    if (what === 'drop') this.queue.take({ do: what, utteranceId, ...(afterMs !== undefined && { afterMs }) });
    else this.queue.take({ do: what, utteranceId });
    this.news.push(...this.queue.takeNews());
    return this;
  }

  end(utteranceId: number, durationMs: number): this {
    this.queue.take({ do: 'end', utteranceId, durationMs });
    this.news.push(...this.queue.takeNews());
    return this;
  }

  get loudness(): number {
    return this.heard.at(-1)! / 0.5;
  }
}

test('an utterance is played to its end and reported as far as it was heard', () => {
  const speaker = new Loudspeaker().say(1, 500).end(1, 500).play(250);
  expect(speaker.queue.position()).toEqual({ utteranceId: 1, playedMs: expect.closeTo(250, -1), at: 'playing' });
  speaker.play(300);
  expect(speaker.news).toEqual([{ utteranceId: 1, playedMs: 500, at: 'finished' }]);
  expect(speaker.queue.position()).toBeUndefined();
});

test('an utterance begins where the previous one ended', () => {
  const speaker = new Loudspeaker().say(1, 200).end(1, 200).say(2, 200).play(150);
  expect(speaker.queue.position()?.utteranceId).toBe(1);
  speaker.play(100);
  expect(speaker.queue.position()?.utteranceId).toBe(2);
});

test.each<[string, (speaker: Loudspeaker) => Loudspeaker, heardMs: number]>([
  ['is playing and never marked as ended', (speaker) => speaker.say(1, 500).play(200), 210],
  ['has no more audio and is never marked as ended', (speaker) => speaker.say(1, 100).play(300), 100],
  ['is paused', (speaker) => speaker.say(1, 500).end(1, 500).play(200).order('pause').play(100), 220],
  ['was not heard yet', (speaker) => speaker.say(1, 500), 0],
])('an utterance that %s gives way to the next and is reported as far as it was heard', (_, before, heardMs) => {
  const speaker = before(new Loudspeaker()).say(2, 300).play(150);
  expect(speaker.queue.position()).toMatchObject({ utteranceId: 2, playedMs: expect.closeTo(140, -1.4) });
  const dropped = speaker.news.filter(({ at }) => at === 'dropped');
  expect(dropped).toEqual([{ utteranceId: 1, playedMs: expect.closeTo(heardMs, -1.4), at: 'dropped' }]);
});

test('late sound causes silence, and nothing is skipped', () => {
  const speaker = new Loudspeaker().say(1, 100).play(300);
  expect(speaker.loudness).toBe(0);
  expect(speaker.queue.position()).toBeUndefined();
  speaker.say(1, 100, 100).play(50);
  expect(speaker.queue.position()?.playedMs).toBeGreaterThanOrEqual(145);
  expect(speaker.queue.position()?.playedMs).toBeLessThanOrEqual(152);
});

test('pausing takes 20 ms, and playback resumes from there', () => {
  const speaker = new Loudspeaker().say(1, 1_000).play(200).order('pause').play(25);
  expect(speaker.loudness).toBe(0);
  const [paused] = speaker.news;
  expect(paused).toEqual({ utteranceId: 1, playedMs: expect.closeTo(220, -1), at: 'paused' });
  speaker.play(500);
  expect(speaker.news).toHaveLength(1);
  speaker.order('resume').play(100);
  expect(speaker.loudness).toBeCloseTo(1, 2);
  expect(speaker.queue.position()?.playedMs).toBeCloseTo(paused!.playedMs + 100, -1);
});

test('lowering reaches one fifth within 20 ms, and restoring reaches full volume', () => {
  const speaker = new Loudspeaker().say(1, 1_000).play(100).order('lower').play(25);
  expect(speaker.loudness).toBeCloseTo(0.2, 2);
  speaker.order('restore').play(25);
  expect(speaker.loudness).toBeCloseTo(1, 2);
});

test('a dropped utterance is silent within 20 ms and reported as far as it was heard', () => {
  const speaker = new Loudspeaker().say(1, 1_000).play(300).order('drop').play(25);
  expect(speaker.news).toEqual([{ utteranceId: 1, playedMs: expect.closeTo(310, -1.4), at: 'dropped' }]);
  expect(speaker.loudness).toBe(0);
});

test('an utterance dropped at a later position plays up to it', () => {
  const speaker = new Loudspeaker().say(1, 1_000).play(100).order('drop', 1, 600).play(450);
  expect(speaker.news).toEqual([]);
  speaker.play(100);
  expect(speaker.news[0]).toMatchObject({ at: 'dropped', playedMs: expect.closeTo(610, -1.4) });
});

test.each([
  [
    'before its first audio arrived',
    (speaker: Loudspeaker) => speaker.queue.take({ do: 'begin', utteranceId: 1, rateHz }),
  ],
  ['before its first audio was played', (speaker: Loudspeaker) => speaker.say(1, 100)],
  ['with an unknown id', () => {}],
])('an utterance dropped %s counts as not heard', (_, before) => {
  const speaker = new Loudspeaker();
  before(speaker);
  speaker.order('drop').play(10);
  expect(speaker.news).toEqual([{ utteranceId: 1, playedMs: 0, at: 'dropped' }]);
  expect(Math.max(...speaker.heard)).toBe(0);
});

test('an utterance that finished before the order to drop it counts as heard in full', () => {
  const speaker = new Loudspeaker().say(1, 200).end(1, 200).play(250).order('drop');
  expect(speaker.news.at(-1)).toEqual({ utteranceId: 1, playedMs: 200, at: 'dropped' });
});

test('sound resent after a disconnect is played once', () => {
  const speaker = new Loudspeaker().say(1, 200).play(100).say(1, 200).say(1, 200, 100).end(1, 300).play(250);
  expect(speaker.news).toEqual([{ utteranceId: 1, playedMs: 300, at: 'finished' }]);
});

test('a reloaded page continues in the middle of an utterance', () => {
  const speaker = new Loudspeaker().say(1, 200, 1_500).play(100);
  expect(speaker.queue.position()?.playedMs).toBeCloseTo(1_600, -1.2);
});

test('the sound keeps its pitch at the loudspeaker’s rate', () => {
  const speaker = new Loudspeaker();
  const samples = Int16Array.from({ length: rateHz }, (_, at) => 10_000 * Math.sin((2 * Math.PI * 300 * at) / rateHz));
  speaker.queue.take({ do: 'begin', utteranceId: 1, rateHz });
  speaker.queue.take({ do: 'push', utteranceId: 1, offsetMs: 0, samples });
  speaker.play(900);
  const upwards = speaker.heard.filter((one, at) => one >= 0 && (speaker.heard[at - 1] ?? 0) < 0).length;
  expect(upwards).toBeGreaterThanOrEqual(269);
  expect(upwards).toBeLessThanOrEqual(271);
});

test('for any orders, what was heard only grows, never exceeds what was sent, and each utterance ends once', () => {
  const orders = fc.array(
    fc.oneof(
      fc.record({
        what: fc.constantFrom('lower', 'restore', 'pause', 'resume', 'drop' as const),
        id: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ what: fc.constant('push' as const), id: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ what: fc.constant('end' as const), id: fc.integer({ min: 1, max: 3 }) }),
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(orders, (given) => {
      const speaker = new Loudspeaker();
      const sent = new Map<number, number>();
      const over = new Set<number>();
      for (const { what, id } of given) {
        const ms = sent.get(id) ?? 0;
        if (what === 'push' && !over.has(id)) {
          speaker.say(id, 100, ms);
          sent.set(id, ms + 100);
        } else if (what === 'end') speaker.end(id, ms);
        else if (what !== 'push' && sent.has(id)) speaker.order(what, id);
        speaker.play(30);
        for (const { utteranceId, at } of speaker.news)
          if (at === 'finished' || at === 'dropped') over.add(utteranceId);
      }
      const last = new Map<number, number>();
      for (const { utteranceId, playedMs } of speaker.news) {
        expect(playedMs).toBeGreaterThanOrEqual(last.get(utteranceId) ?? 0);
        expect(playedMs).toBeLessThanOrEqual((sent.get(utteranceId) ?? 0) + 1);
        last.set(utteranceId, playedMs);
      }
      const finished = speaker.news.filter(({ at }) => at === 'finished').map((one) => one.utteranceId);
      expect(new Set(finished).size).toBe(finished.length);
    }),
    { numRuns: 100 },
  );
});
