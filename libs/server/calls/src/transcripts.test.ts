import type { Transcriber } from '@greenroom/ports/transcriber';
import { createTranscripts } from './transcripts.ts';

/**
 * Returns a transcriber that reports the seconds it heard; a piece with a listed second fails the given number of
 * times.
 */
function transcriberThatFails(fails: Map<number, number>) {
  const asked: number[][] = [];
  const transcriber: Pick<Transcriber, 'transcribe'> = {
    async transcribe({ pcm }) {
      const seconds = [...new Set(pcm)];
      asked.push(seconds);
      for (const second of seconds) {
        const left = fails.get(second) ?? 0;
        if (left === 0) continue;
        fails.set(second, left - 1);
        throw new Error('lost');
      }
      return { text: seconds.map((second) => `w${second}`).join(' '), confidence: 0.9 };
    },
  };
  return { asked, transcriber: transcriber as Transcriber };
}

/** Returns audio in which all samples of a second have that second's number. */
const sound = (seconds: number) =>
  Int16Array.from({ length: seconds * 16_000 }, (_, at) => 1 + Math.floor(at / 16_000));

async function ask(transcriber: Transcriber, lengths: readonly number[]) {
  const told: string[] = [];
  let done = Promise.withResolvers<undefined>();
  const transcripts = createTranscripts(transcriber, 'en', {
    onTranscript: (_, { text }) => {
      told.push(text);
      done.resolve(undefined);
    },
    onFailure: () => {
      told.push('failed');
      done.resolve(undefined);
    },
  });
  for (const [index, seconds] of lengths.entries()) {
    done = Promise.withResolvers();
    transcripts.ask(index, { pcm: sound(seconds), fromMs: 1_000, levelDb: null, vocabulary: [] });
    await done.promise;
  }
  return told;
}

const words = (seconds: number) => Array.from({ length: seconds }, (_, at) => `w${at + 1}`);

test('retries a failed whole in pieces, and repeats only the failed piece', async () => {
  const { transcriber, asked } = transcriberThatFails(new Map([[15, 2]]));
  const told = await ask(transcriber, [20, 20, 20]);
  expect(told.slice(0, 2)).toEqual(['failed', 'failed']);
  expect(new Set(told[2]!.split(' '))).toEqual(new Set(words(20)));
  const first = asked.filter((seconds) => seconds.includes(1));
  // Once whole, and once as a piece.
  expect(first.map((seconds) => seconds.length === 20)).toEqual([true, false]);
});

test('transcribes audio that has grown meanwhile to its end', async () => {
  const { transcriber } = transcriberThatFails(new Map([[3, 1]]));
  const told = await ask(transcriber, [12, 25]);
  expect(new Set(told[1]!.split(' '))).toEqual(new Set(words(25)));
});

test('treats short audio as one piece', async () => {
  const { transcriber, asked } = transcriberThatFails(new Map([[2, 1]]));
  expect(await ask(transcriber, [4, 4])).toEqual(['failed', 'w1 w2 w3 w4']);
  expect(asked).toHaveLength(2);
});
