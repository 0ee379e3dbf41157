import { plainWords } from './plain-words.ts';
import type { Sentence } from './read-line.ts';

/** Words of one sentence that match a phrase of a list. */
export interface Found {
  /** The index of the first word, and of the one after the last. */
  first: number;
  after: number;
  /** The position in the line. */
  from: number;
  to: number;
}

/** Finds phrases in a sentence from left to right, the longest at each word, without nesting. */
export type PhraseFinder = (sentence: Sentence) => Found[];

type Piece = { any: ReadonlySet<string>; begins: readonly string[] } | 'gap' | 'word';

/** The maximum number of words that "…" matches. */
const widestGap = 3;

/**
 * Creates a phrase finder. In a phrase, "rais*" matches every word with that beginning, "see/hear" either, "*" any
 * word, and "…" up to three words of the same sentence. Spelling does not matter ({@link plainWords}).
 * @param but phrases in which the others are not meant: "kind of" in "what kind of"
 */
export function phraseFinder(phrases: readonly string[], but: readonly string[] = []): PhraseFinder {
  const find = finderOf(phrases);
  if (but.length === 0) return find;
  const findOthers = finderOf(but);
  return (sentence) => {
    const found = find(sentence);
    if (found.length === 0) return found;
    const others = findOthers(sentence);
    return found.filter(({ first, after }) => !others.some((other) => other.first < after && first < other.after));
  };
}

function finderOf(phrases: readonly string[]): PhraseFinder {
  const byWord = new Map<string, Piece[][]>();
  const byBeginning = new Map<string, Piece[][]>();
  for (const pieces of phrases.map(piecesOf)) {
    const [first] = pieces;
    if (!first || first === 'gap' || first === 'word') throw new Error('A phrase must begin with a word');
    for (const word of first.any) listIn(byWord, word).push(pieces);
    for (const beginning of first.begins) listIn(byBeginning, beginning.slice(0, indexed)).push(pieces);
  }
  const lengths = [...new Set([...byBeginning.keys()].map(({ length }) => length))];
  return (sentence) => {
    const { words } = sentence;
    const found: Found[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const plain = words[index]?.plain ?? '';
      let after = longest(byWord.get(plain), sentence, index);
      for (const letters of lengths)
        after = Math.max(after, longest(byBeginning.get(plain.slice(0, letters)), sentence, index));
      if (after <= index) continue;
      const firstWord = words[index];
      const lastWord = words[after - 1];
      if (firstWord && lastWord) found.push({ first: index, after, from: firstWord.from, to: lastWord.to });
      index = after - 1;
    }
    return found;
  };
}

/** Beginnings are indexed by their first letters, up to this many. */
const indexed = 3;

function listIn<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

function longest(phrases: readonly Piece[][] | undefined, sentence: Sentence, at: number): number {
  if (!phrases) return 0;
  let after = 0;
  for (const pieces of phrases) after = Math.max(after, endOf(pieces, 0, sentence, at));
  return after;
}

/** Matches the pieces from `piece` on at word `at`; returns the index after the last word, 0 for no match. */
function endOf(pieces: readonly Piece[], piece: number, sentence: Sentence, at: number): number {
  const wanted = pieces[piece];
  if (wanted === undefined) return at;
  if (wanted === 'gap') {
    for (let skipped = 0; skipped <= widestGap; skipped += 1) {
      const end = endOf(pieces, piece + 1, sentence, at + skipped);
      if (end > 0) return end;
    }
    return 0;
  }
  const word = sentence.words[at];
  if (!word) return 0;
  const fits = wanted === 'word' || wanted.any.has(word.plain) || wanted.begins.some((b) => word.plain.startsWith(b));
  return fits ? endOf(pieces, piece + 1, sentence, at + 1) : 0;
}

function piecesOf(phrase: string): Piece[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((piece): Piece[] => {
      if (piece === '…') return ['gap'];
      if (piece === '*') return ['word'];
      if (!/[/*]/.test(piece)) return plainWords(piece).map((word) => ({ any: new Set([word]), begins: [] }));
      const choices = piece.split('/');
      const one = (choice: string) => plainWords(choice.replace('*', '')).join('');
      return [
        {
          any: new Set(choices.filter((choice) => !choice.endsWith('*')).map(one)),
          begins: choices.filter((choice) => choice.endsWith('*')).map(one),
        },
      ];
    });
}
