import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { drained } from '@greenroom/test-tools/wait-until';
import type { PartnerPiece } from './call-partner.ts';
import { writtenText } from '@greenroom/turn-taking/internals/spoken-part';
import type { MadeClip } from './growing-sentence.ts';
import { makeUtterance } from './make-utterance.ts';

const rate = 1_000;
/** Pieces of 200 ms each, one every 100 ms; an error is thrown in its place. */
type Script = readonly ('piece' | Error)[];

/** Makes an answer and returns what was reported, in order. */
async function make(
  script: Script,
  { headStartMs = 100, maySay = async () => true, pieces = ['One two three four.'] as readonly string[] } = {},
) {
  let now = 0;
  const told: (MadeClip | 'failed' | [soundMs: number, tookMs: number])[] = [];
  const synthesizer: Pick<SpeechSynthesizer, 'speak'> = {
    async *speak() {
      for (const next of script) {
        if (next !== 'piece') throw next;
        now += 100;
        yield { pcm: new Int16Array(200).fill(1), rate };
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
  const making = makeUtterance(from(pieces), {
    language: 'en',
    partner: { voice: { embedded: {}, vendor: 'sage' }, languageOf: () => 'en', maySay },
    synthesizer: synthesizer as SpeechSynthesizer,
    voicePace: 1,
    pace: { headStartMs: () => headStartMs, saw: (...seen) => told.push(seen) },
    now: () => now,
    judged: true,
    signal: new AbortController().signal,
    isSilent: () => false,
    room: async () => {},
    onVoiceFailed: () => told.push('failed'),
    onFirstToken: () => {},
    onText: () => {},
    onBeside: () => {},
    onClip: (made) => told.push(made),
  });
  return {
    told,
    error: await making.then(
      () => undefined,
      (error: unknown) => error,
    ),
  };
}

async function* from(pieces: readonly string[]): AsyncGenerator<PartnerPiece> {
  for (const text of pieces) yield text === 'restart' ? { type: 'restart' } : { type: 'text', text };
}

const short = (told: Awaited<ReturnType<typeof make>>['told']) =>
  told.map((one) =>
    typeof one === 'string' || Array.isArray(one)
      ? one
      : { ms: one.clip.durationMs, new: one.pcm.length, grows: one.clip.growing ?? false },
  );

test('plays a sentence while it is being made, and each piece of audio once', async () => {
  const { told } = await make(['piece', 'piece', 'piece']);
  expect(short(told)).toEqual([
    { ms: 200, new: 200, grows: true },
    { ms: 400, new: 200, grows: true },
    { ms: 600, new: 200, grows: true },
    [400, 200],
    { ms: 600, new: 0, grows: false },
  ]);
  for (const made of told.filter((one): one is MadeClip => typeof one === 'object' && 'clip' in one))
    expect(writtenText(made.clip.parts)).toBe('One two three four.');
});

test('waits for the whole sentence where the synthesizer is not known to be fast', async () => {
  const { told } = await make(['piece', 'piece', 'piece'], { headStartMs: Infinity });
  expect(short(told)).toEqual([[400, 200], { ms: 600, new: 600, grows: false }]);
});

test('plays nothing of a sentence before it is allowed', async () => {
  const verdict = Promise.withResolvers<boolean>();
  const making = make(['piece', 'piece', 'piece', 'piece'], { maySay: () => verdict.promise });
  await drained();
  verdict.resolve(true);
  expect(short((await making).told)).toEqual([[600, 300], { ms: 800, new: 800, grows: false }]);
});

test('never plays what is not allowed', async () => {
  const { told, error } = await make(['piece', 'piece', 'piece', 'piece'], { maySay: async () => false });
  expect(short(told).filter((one) => typeof one === 'object' && !Array.isArray(one))).toEqual([]);
  expect(error).toBeInstanceOf(Error);
});

test('a voice that fails in mid-sentence leaves it unfinished', async () => {
  const { told } = await make(['piece', 'piece', new SpeechEngineError('cut-off', 'It broke off')]);
  expect(short(told)).toEqual([{ ms: 200, new: 200, grows: true }, { ms: 400, new: 200, grows: true }, 'failed']);
});

test('makes an answer again that is voided before its first sentence is played', async () => {
  const { told, error } = await make(['piece'], {
    headStartMs: Infinity,
    pieces: ['One two. ', 'restart', 'Three four.'],
  });
  expect(error).toBeUndefined();
  const clips = told.filter((one): one is MadeClip => typeof one === 'object' && 'clip' in one);
  expect(clips.map(({ clip }) => writtenText(clip.parts))).toEqual(['Three four.']);
});
