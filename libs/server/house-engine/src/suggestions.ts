import type { Item } from '@greenroom/content';
import { shuffled } from './choose.ts';
import { germanQuestions, germanTopics } from './german-suggestions.ts';
import type { HouseQuestion } from './question.ts';
import { looksGerman } from './words.ts';

const count = 3;
/** In UTF-16 code units; what fits a chip on a phone. */
const longest = 60;
/** How many of the person's latest messages determine the language. */
const heardFor = 3;

/**
 * Suggests what a person may say next: other people's phrasings that the coach's other items answer, then the coach's
 * topics. For a person who writes German, suggests general questions in German, then the topics by their German names.
 * @param item the item just offered, which is not suggested
 */
export function suggestNext(question: HouseQuestion, item: Item | undefined): string[] {
  const { coach, history, text, seed } = question;
  const said = [...history.filter((turn) => turn.author === 'person').map((turn) => turn.text), text];
  const used = new Set(said);
  const isFree = (suggestion: string) => suggestion.length <= longest && !used.has(suggestion);
  // A short word such as "ja" does not determine the language; earlier messages do.
  const isGerman = looksGerman(said.slice(-heardFor).join('\n'));
  const questions = isGerman ? shuffled(germanQuestions, seed, 'questions') : fromItems(question, item, isFree);
  const topics = isGerman
    ? germanTopics(coach)
    : coach.topics.map(({ title }) => `Let’s talk about ${lowerFirst(title)}`);
  const [first, second, ...others] = questions.filter(isFree);
  const [topic, ...otherTopics] = shuffled(topics, seed, 'topics').filter(isFree);
  return [first, second, topic, ...others, ...otherTopics].filter((one) => one !== undefined).slice(0, count);
}

function fromItems({ coach, seed }: HouseQuestion, item: Item | undefined, isFree: (one: string) => boolean): string[] {
  const others = shuffled(
    coach.shelf.filter((other) => other.uuid !== item?.uuid),
    seed,
    'suggested items',
  );
  return others
    .map((other) => shuffled(other.answers.map(asTheyWouldSay), seed, other.slug).find(isFree))
    .filter((suggestion) => suggestion !== undefined);
}

/** Turns a phrasing as typed into a sentence: `how do I open a talk` → `How do I open a talk?` */
function asTheyWouldSay(phrase: string): string {
  const sentence = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const asks = /^(how|what|when|where|why|who|which|should|can|could|is|are|do|does|did|will|would)\b/i.test(phrase);
  return asks && !/[?.!]$/.test(sentence) ? `${sentence}?` : sentence;
}

/** `The first line` → `the first line`; words always written in capitals (`I`, `CV`) stay. */
function lowerFirst(title: string): string {
  const [first = ''] = title.split(/[\s’']/);
  const keeps = first === 'I' || (first.length > 1 && first === first.toUpperCase());
  return keeps ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
