import type { Item } from '@greenroom/content';
import type { Course } from './coaching-course.ts';
import { courseQuestion } from './course-question.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { linesFor, type ShelfSearch } from './shelf-search.ts';
import { saidIn, type Speaker, texts } from './speaking.ts';

/**
 * Composes an answer from an item: an acknowledgement, verbatim lines of the item if it surely answers, its card, and
 * one open question. The question is the item's own if it has one left, because the item was found for this message.
 * @param asked a question to ask instead
 */
export function answerFromItem(
  question: HouseQuestion,
  item: Item,
  course: Course,
  acknowledgement: readonly (string | undefined)[],
  speaker: Speaker,
  shelves: ShelfSearch,
  asked?: string,
): HousePart[] {
  const { coach, history, text } = question;
  const isSure = shelves.find(coach.slug, text, 'surely')[0]?.uuid === item.uuid;
  const quote = isSure ? quoteFrom(question, item, speaker, shelves) : [];
  const asks = asked ?? speaker.sayNew(item.asks, 'ask') ?? courseQuestion(question, course, speaker);
  const before = [...acknowledgement, ...quote];
  if (history.some((turn) => turn.offered.includes(item.uuid))) return texts([...before, asks]);
  const cardLead = isSure ? speaker.sayNew(coach.speech.cardLeads, 'card lead') : speaker.say(nearest, 'nearest');
  return [...texts([...before, cardLead]), { type: 'card', item }, ...texts([asks])];
}

/** Quotes lines of an item that relate to the message, with an introduction. Lines already said are not repeated. */
export function quoteFrom(
  { coach, history, text }: HouseQuestion,
  item: Item,
  speaker: Speaker,
  shelves: ShelfSearch,
): (string | undefined)[] {
  const quote = linesFor(item, shelves.passageIn(item, text), text, saidIn(history));
  if (!quote) return [];
  return [speaker.sayNew(coach.speech.quoteLeads, 'quote lead', { title: item.title }), `> ${quoted(quote)}`];
}

/** Introduces an item that may not be what was asked for. */
const nearest = [
  'This comes nearest to it in my library. Tell me if it misses what you meant.',
  'I’m not certain it’s what you asked, but this is the closest I have:',
  'The nearest piece on my shelf is this one. If it’s beside the point, put it another way.',
  'This may be it; if not, give me one more word about what you need:',
];

/** Adds quotation marks unless the lines contain some already. */
const quoted = (lines: string) => (/^“[^“]*”$/.test(lines) || lines.includes('“') ? lines : `“${lines}”`);
