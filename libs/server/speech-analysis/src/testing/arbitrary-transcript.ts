import fc from 'fast-check';
import type { SpokenWord, Transcript, Turn } from '../transcript.ts';

const words = 'we the plan works because Friday what do you need um maybe I think like so sorry no team 78 help'.split(
  ' ',
);
const marks = ['', '', '', ',', '.', '?'];

const said = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...marks)), { minLength: 1, maxLength: 25 })
  .map((pairs) => pairs.map(([word, mark]) => `${word}${mark}`).join(' '));

const speaker = fc.constantFrom('you', 'partner');

/** A typed transcript with arbitrary speakers and words. */
export const typedTranscript: fc.Arbitrary<Transcript> = fc
  .array(fc.record({ speaker, text: said }), { minLength: 1, maxLength: 14 })
  .map((turns) => ({ language: 'en', turns }));

/** A spoken transcript without overlaps, with the time of each word. */
export const spokenTranscript: fc.Arbitrary<Transcript> = fc
  .tuple(typedTranscript, fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 30 }))
  .map(([{ turns }, silences]) => {
    let atMs = 0;
    let spokenWords = 0;
    const spoken = turns.map(({ speaker: who, text }): Turn => {
      const heard = text.split(' ').map((word): SpokenWord => {
        const beganMs = atMs + (silences[spokenWords % silences.length] ?? 0);
        spokenWords += 1;
        atMs = beganMs + 120 + 40 * word.length;
        return { text: word, beganMs, endedMs: atMs };
      });
      return { speaker: who, text, words: heard, beganMs: heard[0]?.beganMs, endedMs: atMs };
    });
    return { language: 'en', turns: spoken };
  });

/** Returns the transcript with one turn split between two of its words; unchanged if it has only one. */
export function splitTurn({ turns, ...rest }: Transcript, turn: number, afterWords: number): Transcript {
  const cut = turns.flatMap((one, index): Turn[] => {
    const parts = one.text.split(' ');
    if (index !== turn % turns.length || parts.length < 2) return [one];
    const at = 1 + (afterWords % (parts.length - 1));
    return [part(one, parts, 0, at), part(one, parts, at, parts.length)];
  });
  return { ...rest, turns: cut };
}

function part({ speaker: who, words: heard }: Turn, parts: readonly string[], from: number, to: number): Turn {
  const text = parts.slice(from, to).join(' ');
  const some = heard?.slice(from, to);
  if (!some) return { speaker: who, text };
  return { speaker: who, text, words: some, beganMs: some[0]?.beganMs, endedMs: some.at(-1)?.endedMs };
}
