import type { Item } from '../../../content/index.ts';
import { chooseFreshest, chooseUnsaid } from './choose.ts';
import { crisisWords, hearCrisis } from './crisis.ts';
import { hearOccasion, isQuestion, type Occasion } from './occasion.ts';
import { methodQuestion, saidIn } from './method-question.ts';
import type { HouseAnswer, HousePart, HouseQuestion } from './question.ts';
import { quotesByNearness, type ShelfSearch } from './shelf-search.ts';
import { suggestNext } from './suggestions.ts';

/**
 * Answers without a language model: out of the coach's shelf and sentences, by the coach's method.
 * @returns paragraphs in the order in which they are said; where one asks, it is the last
 */
export function answerFromHouse(question: HouseQuestion, shelves: ShelfSearch): HouseAnswer {
  const crisis = hearCrisis(question.text);
  if (crisis) return answerCrisis(question, crisis);
  const occasion = hearOccasion(question.text);
  const item = findItem(question, shelves, occasion);
  const parts = item ? answerFromItem(question, occasion, item) : answerWithoutItem(question, occasion, shelves);
  return { parts, suggestions: suggestNext(question, item) };
}

/**
 * The item that answers what was said. Grief is met with words and no reading.
 * The first message on a topic is understood together with the topic.
 */
export function findItem(question: HouseQuestion, shelves: ShelfSearch, occasion: Occasion): Item | undefined {
  if (!['matter', 'anger', 'german'].includes(occasion)) return undefined;
  const { coach, text, topic, history } = question;
  const [item] = shelves.find(coach.slug, text);
  if (item || !topic || history.length > 0) return item;
  return shelves.find(coach.slug, `${topic.title} ${text}`)[0];
}

function answerCrisis({ history, seed }: HouseQuestion, language: 'en' | 'de'): HouseAnswer {
  const { openings, danger, lines, closing } = crisisWords(language);
  const opening = chooseFreshest(openings, saidIn(history), seed, 'crisis');
  return { parts: texts([opening, danger, lines.map((line) => `- ${line}`).join('\n'), closing]), suggestions: [] };
}

/** Acknowledgement, a passage of the item word for word, its card, and one open question. */
function answerFromItem(question: HouseQuestion, occasion: Occasion, item: Item): HousePart[] {
  const { coach, history, seed, text } = question;
  const said = saidIn(history);
  const quote = quotesByNearness(item, text).find((one) => !said.some((answer) => answer.includes(one)));
  const quoteLead = quote && chooseUnsaid(coach.speech.quoteLeads, said, seed, 'quote lead');
  const before = [
    acknowledge(question, occasion),
    quoteLead?.replaceAll('{title}', item.title),
    quote && `> “${quote}”`,
  ];
  const asks = chooseUnsaid(item.asks, said, seed, 'ask') ?? methodQuestion(question);
  if (history.some((turn) => turn.offered.includes(item.uuid))) return texts([...before, asks]);
  const cardLead = chooseUnsaid(coach.speech.cardLeads, said, seed, 'card lead');
  return [...texts([...before, cardLead]), { type: 'card', item }, ...texts([asks])];
}

function acknowledge({ coach, history, seed }: HouseQuestion, occasion: Occasion): string | undefined {
  const said = saidIn(history);
  if (occasion === 'anger') return chooseFreshest(coach.speech.anger, said, seed, 'anger');
  return chooseUnsaid(coach.speech.acknowledgements, said, seed, 'acknowledgement');
}

function answerWithoutItem(question: HouseQuestion, occasion: Occasion, shelves: ShelfSearch): HousePart[] {
  const { coach, text, history, topic, seed } = question;
  const { speech } = coach;
  const say = (sentences: readonly string[]) => chooseFreshest(sentences, saidIn(history), seed, occasion);
  switch (occasion) {
    case 'gibberish':
      return texts([say(speech.gibberish)]);
    case 'insult':
      return texts([say(speech.insult)]);
    case 'about-itself':
      return texts([say(speech.aboutItself)]);
    case 'greeting':
      return texts([say(speech.greetings)]);
    case 'thanks':
      return texts([say(speech.thanks)]);
    case 'goodbye':
      return texts([say(speech.goodbye)]);
    case 'dont-know':
      return texts([say(speech.dontKnow)]);
    case 'grief':
      return texts([say(speech.grief)]);
    case 'anger':
      return texts([say(speech.anger)]);
    case 'german':
      return texts([say(onlyEnglish), methodQuestion(question)]);
    case 'matter':
  }
  const wasAsked = history.length > 0 || topic !== undefined;
  const aboutTheField = shelves.knowsAWordOf(coach.slug, text);
  if (!isQuestion(text) && (wasAsked || aboutTheField))
    return texts([acknowledge(question, occasion), methodQuestion(question)]);
  if (aboutTheField) return texts([say(speech.nothingOnShelf), methodQuestion(question)]);
  return texts([say(speech.offTopic)]);
}

/** Said where somebody writes German: without a language model the coaches have English only. */
const onlyEnglish = [
  'Ich verstehe etwas Deutsch, antworte hier aber nur auf Englisch. So, in English, and you may answer in either:',
  'Auf Deutsch habe ich leider keine eigenen Worte, nur auf Englisch. Here is what I’d ask you:',
  'Mein Regal ist auf Englisch geschrieben, deshalb frage ich auf Englisch weiter:',
];

function texts(blocks: readonly (string | undefined)[]): HousePart[] {
  return blocks
    .filter((text) => text !== undefined && text !== '')
    .map((text) => ({ type: 'text', text: text as string }));
}
