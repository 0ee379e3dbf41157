/** A word of a transcript, with the probability of its least likely token, from 0 to 1. */
export interface DecodedWord {
  text: string;
  confidence: number;
}

/** Marks the beginning of a word in a SentencePiece vocabulary. */
const wordMark = '▁';

/**
 * Returns the decoded words, each as certain as its least certain token: one wrong syllable makes a name wrong.
 * @param pieces of the vocabulary, as `▁Thurs`, `day`
 * @param logProbabilities natural logarithms, one for each piece
 * @returns one for each word between spaces in the text
 */
export function wordConfidences(pieces: readonly string[], logProbabilities: readonly number[]): DecodedWord[] {
  const words: DecodedWord[] = [];
  for (const [at, piece] of pieces.entries()) {
    const confidence = Math.exp(logProbabilities[at] ?? -Infinity);
    const [rest = '', ...begun] = piece.split(wordMark);
    const last = words.at(-1);
    if (rest !== '') {
      if (!last) words.push({ text: rest, confidence });
      // The certainty of punctuation says nothing about the word before it.
      else if (isMark(rest)) last.text += rest;
      else words[words.length - 1] = { text: last.text + rest, confidence: Math.min(last.confidence, confidence) };
    }
    for (const text of begun) words.push({ text, confidence });
  }
  return words.filter(({ text }) => text !== '');
}

const isMark = (piece: string) => /^\p{P}+$/u.test(piece);

/**
 * Combines two decodings of the same sound: a word in both takes the higher certainty; one only in the first is at most
 * a guess.
 */
export function agreeing(first: readonly DecodedWord[], second: readonly DecodedWord[]): DecodedWord[] {
  const other = inBoth(first, second);
  return first.map((word, at) => {
    const found = other.get(at);
    return {
      text: word.text,
      confidence: found ? Math.max(word.confidence, found.confidence) : Math.min(word.confidence, disputed),
    };
  });
}

/** The maximum certainty of a word that only one of two decodings contains. */
const disputed = 0.3;

/** Returns the words of the longest common subsequence, by their index in the first. */
function inBoth(first: readonly DecodedWord[], second: readonly DecodedWord[]): Map<number, DecodedWord> {
  const same = (one: DecodedWord, two: DecodedWord) => bare(one.text) === bare(two.text);
  const lengths = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  for (let at = first.length - 1; at >= 0; at -= 1)
    for (let to = second.length - 1; to >= 0; to -= 1)
      lengths[at]![to] = same(first[at]!, second[to]!)
        ? lengths[at + 1]![to + 1]! + 1
        : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!);
  const found = new Map<number, DecodedWord>();
  for (let at = 0, to = 0; at < first.length && to < second.length;) {
    if (same(first[at]!, second[to]!)) found.set(at++, second[to++]!);
    else if (lengths[at + 1]![to]! >= lengths[at]![to + 1]!) at += 1;
    else to += 1;
  }
  return found;
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');
