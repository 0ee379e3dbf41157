import { contentWords, type Subjects, substanceOf } from '@greenroom/scoring';
import { type Language, readLine, speechActsIn } from '@greenroom/speech-analysis';

/** What a line in place of a moment answers, and what its meeting was about. */
export interface TakeContext {
  /** What another speaker said just before; missing where it is unknown. */
  push?: string | undefined;
  /** What was said in the meeting around the moment, as far as it is stored. */
  said: readonly string[];
}

/** A whole meeting of three hours would keep the main thread busy for a third of a second. */
const mostWords = 3_000;

/**
 * Returns the turns that tell what a meeting was about at a moment: the last words before it and the turn itself, about
 * 3,000 in all; where fewer were said before, the turns after it too. A turn that is longer alone is cut.
 * @param at the moment's turn
 */
export function saidAround(turns: readonly string[], at: number): string[] {
  let left = mostWords;
  const near: string[] = [];
  for (const text of [...turns.slice(0, at + 1).toReversed(), ...turns.slice(at + 1)]) {
    if (left <= 0) break;
    const words = text.split(/\s+/u, left + 1);
    near.push(words.length > left ? words.slice(0, left).join(' ') : text);
    left -= words.length;
  }
  return near;
}

/** Acts that any words can do. */
const saysLittle = new Set(['hedges', 'greets', 'names-fact', 'explains']);
/** With fewer topic words it cannot be known what a meeting was about. */
const fewestTopics = 12;

/** Reports whether a line says something in its meeting; "Bananas fly to the moon on Tuesday" does not. */
export function saysSomethingHere(text: string, { push, said }: TakeContext, language: Language): boolean {
  const line = readLine(text);
  const topics = new Set(said.flatMap((one) => [...contentWords(readLine(one))]));
  const turns = [...(push === undefined ? [] : [{ speaker: 'they', text: push }]), { speaker: 'you', text }];
  const isSomething = (subjects: Subjects) =>
    substanceOf({ turns, language }, subjects).get(turns.length - 1) === 'something';
  if (topics.size < fewestTopics) return isSomething([]);
  // "date" and "dates" are one topic.
  const beginnings = new Set([...topics].flatMap(beginningsOf));
  const isTopic = (word: string) => beginnings.has(word) || beginningsOf(word).some((one) => topics.has(one));
  const aboutIt = line.sentences
    .flatMap((one) => one.words.map(({ plain }) => plain))
    .filter((plain) => [...contentWords(readLine(plain))].some(isTopic));
  if (aboutIt.length === 0 && speechActsIn(line, language).every((act) => saysLittle.has(act))) return false;
  return isSomething([{ slug: 'matter', words: aboutIt.length > 0 ? aboutIt : [...topics] }]);
}

const beginningsOf = (word: string) => Array.from(word, (_, index) => word.slice(0, index + 1));
