import type { Item } from '../../../content/index.ts';
import { shuffled } from './choose.ts';
import type { HouseQuestion } from './question.ts';

const count = 3;
/** In UTF-16 code units; what fits a chip on a phone. */
const longest = 60;

/**
 * What a person might say next: how others put what the coach's other items answer, then the coach's topics.
 * @param item the one just offered, which needs no suggestion
 */
export function suggestNext({ coach, history, text, seed }: HouseQuestion, item: Item | undefined): string[] {
  const used = new Set([text, ...history.filter((turn) => turn.author === 'person').map((turn) => turn.text)]);
  const isFree = (suggestion: string) => suggestion.length <= longest && !used.has(suggestion);
  const others = shuffled(
    coach.shelf.filter((other) => other.uuid !== item?.uuid),
    seed,
    'suggested items',
  );
  const fromItems = others
    .map((other) => shuffled(other.answers.map(asTheyWouldSay), seed, other.slug).find(isFree))
    .filter((suggestion) => suggestion !== undefined);
  const fromTopics = shuffled(coach.topics, seed, 'topics')
    .map((topic) => `Let’s talk about ${lowerFirst(topic.title)}`)
    .filter(isFree);
  return [
    ...fromItems.slice(0, count - 1),
    ...fromTopics.slice(0, 1),
    ...fromItems.slice(count - 1),
    ...fromTopics.slice(1),
  ].slice(0, count);
}

/** A phrasing as typed, tidied to a sentence: `how do I open a talk` → `How do I open a talk?` */
function asTheyWouldSay(phrase: string): string {
  const sentence = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const asks = /^(how|what|when|where|why|who|which|should|can|could|is|are|do|does|did|will|would)\b/i.test(phrase);
  return asks && !/[?.!]$/.test(sentence) ? `${sentence}?` : sentence;
}

/** `The first line` → `the first line`; a word that is written in capitals anyway (`I`, `CV`) stays. */
function lowerFirst(title: string): string {
  const [first = ''] = title.split(/[\s’']/);
  const keeps = first === 'I' || (first.length > 1 && first === first.toUpperCase());
  return keeps ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
