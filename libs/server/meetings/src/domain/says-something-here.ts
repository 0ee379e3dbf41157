import { contentWords, type Subjects, substanceOf } from '@greenroom/scoring';
import { type Language, readLine, speechActsIn } from '@greenroom/speech-analysis';

/** What a line in place of a moment answers, and what its meeting was about. */
export interface TakeContext {
  /** What another speaker said just before; missing where it is unknown. */
  push?: string | undefined;
  /** What was said in the meeting, as far as it is stored. */
  said: readonly string[];
}

/** Acts that any words can do. */
const saysLittle = new Set(['hedges', 'greets', 'names-fact', 'explains']);
/** With fewer topic words it cannot be known what a meeting was about. */
const fewestTopics = 12;

/** Reports whether a line says something in its meeting; "Bananas fly to the moon on Tuesday" does not. */
export function saysSomethingHere(text: string, { push, said }: TakeContext, language: Language): boolean {
  const line = readLine(text);
  const topics = [...new Set(said.flatMap((one) => [...contentWords(readLine(one))]))];
  const turns = [...(push === undefined ? [] : [{ speaker: 'they', text: push }]), { speaker: 'you', text }];
  const isSomething = (subjects: Subjects) =>
    substanceOf({ turns, language }, subjects).get(turns.length - 1) === 'something';
  if (topics.length < fewestTopics) return isSomething([]);
  // "date" and "dates" are one topic.
  const isTopic = (word: string) => topics.some((topic) => topic.startsWith(word) || word.startsWith(topic));
  const aboutIt = line.sentences
    .flatMap((one) => one.words.map(({ plain }) => plain))
    .filter((plain) => [...contentWords(readLine(plain))].some(isTopic));
  if (aboutIt.length === 0 && speechActsIn(line, language).every((act) => saysLittle.has(act))) return false;
  return isSomething([{ slug: 'matter', words: aboutIt.length > 0 ? aboutIt : topics }]);
}
