import { readLine, type Word } from './text/read-line.ts';
import type { Evidence } from './transcript.ts';
import type { JudgedTurn } from './judged-lines.ts';

/** Shorter quotes occur in every transcript, and prove nothing. */
const fewestWords = 2;

export interface Verified {
  evidence: Evidence[];
  /** The number of quotes that do not occur word for word in the person's lines. */
  dropped: number;
}

/**
 * Checks quotes against what the person said. A quote counts if its words occur in one of their lines in the same order
 * with only spaces and punctuation between them; case, apostrophes and punctuation do not matter. Returns the passages
 * as in the transcript, each once.
 */
export function verifyQuotes(quotes: readonly string[], turns: readonly JudgedTurn[]): Verified {
  const evidence = new Map<string, Evidence>();
  let dropped = 0;
  for (const quote of quotes) {
    const found = findQuote(quote, turns);
    if (!found) dropped += 1;
    else if (!overlaps(found, [...evidence.values()])) evidence.set(`${found.turn}:${found.from}`, found);
  }
  return { evidence: [...evidence.values()].toSorted((a, b) => a.turn - b.turn || a.from - b.from), dropped };
}

function overlaps(one: Evidence, others: readonly Evidence[]): boolean {
  return others.some((other) => other.turn === one.turn && other.from < one.to && one.from < other.to);
}

function findQuote(quote: string, turns: readonly JudgedTurn[]): Evidence | undefined {
  const sought = wordsOf(readLine(quote)).map(({ plain }) => plain);
  if (sought.length < fewestWords) return undefined;
  for (const { own, index, line } of turns) {
    if (!own) continue;
    const words = wordsOf(line);
    const begin = words.findIndex((_, at) => sought.every((word, offset) => words[at + offset]?.plain === word));
    const passage = words.slice(begin, begin + sought.length);
    const [first, last] = [passage.at(0), passage.at(-1)];
    if (begin < 0 || !first || !last || isBroken(passage)) continue;
    return { turn: index, from: first.from, to: last.to, quote: line.text.slice(first.from, last.to) };
  }
  return undefined;
}

/** Returns whether something was left out in between. */
const isBroken = (words: readonly Word[]): boolean =>
  words.some(({ written }, index) => index > 0 && written - (words[index - 1]?.written ?? 0) > 1);

const wordsOf = ({ sentences }: { sentences: readonly { words: readonly Word[] }[] }): Word[] =>
  sentences.flatMap(({ words }) => words);
