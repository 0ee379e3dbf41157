import { answer, type FlowInput } from '../flows/flow.ts';
import { quoted } from '../flows/language.ts';
import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';

/** From this confidence of the likeliest on, the nearest are offered to a question (`npm run bench:field-questions`). */
const worthOffering = 0.15;
/** Who tells something expects no answer, so that it has to be more certain. */
const worthOfferingUnasked = 0.3;
/** The others need this much. */
const offeredToo = 0.04;
/** How many are offered. */
const mostOffered = 3;

/** Returns the titles of the questions about the coach's field that the person may mean, without those answered. */
export function nearTitles({ question, language, shelves }: FlowInput): string[] {
  const said = saidIn(question.history);
  const near = shelves
    .fieldQuestionsIn(question.coach.slug, question.text)
    .filter(({ content }) => !said.some((text) => text.includes(content.say[language])));
  const least = isQuestion(question.text) ? worthOffering : worthOfferingUnasked;
  if (near[0] === undefined || near[0].confidence < least) return [];
  return near
    .filter(({ confidence }) => confidence >= offeredToo)
    .slice(0, mostOffered)
    .map(({ content }) => content.title[language]);
}

/**
 * Says that the message was not understood for certain, and offers the nearest questions that have an answer.
 * @returns undefined at the beginning of a conversation, if none is near, or if an item of the library surely answers
 */
export function offerNearest(input: FlowInput): HouseAnswer | undefined {
  const { question, language, say, shelves } = input;
  const { coach, history, text } = question;
  if (history.length === 0 || shelves.find(coach.slug, text, 'surely').length > 0) return undefined;
  const titles = nearTitles(input);
  if (titles.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const near = list.format(titles.map((title) => quoted(title, language)));
  return answer([say(isQuestion(text) ? 'somethingNear' : 'somethingNearTold', { near })], titles);
}
