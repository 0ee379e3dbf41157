import type { DirectAnswer, Item } from '@greenroom/content';
import type { Intent } from '@greenroom/understanding';
import { answer, type FlowInput } from '../flows/flow.ts';
import { plainIntentOf } from '../flows/intent-of.ts';
import { nameOther } from '../flows/hand-over.ts';
import { type Found, likely, sure } from '../find-subjects.ts';
import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';

/** Intents about the conversation itself; such a message never asks about a field, whatever words it contains. */
export const ofTheConversation: ReadonlySet<Intent> = new Set([
  ...(['recall', 'summarise', 'correct', 'more', 'practise', 'accept', 'complaint', 'review', 'answer'] as const),
]);

/**
 * Answers a question about a field directly: from the coach's own answers, else from those common to all coaches, else
 * from another coach's, who is then named.
 * @returns undefined if the content has no answer to the message, or it was given already
 */
export function answerDirectly(input: FlowInput): HouseAnswer | undefined {
  const { question, language, shelves } = input;
  const { history, coach } = question;
  const plainly = plainIntentOf(question);
  if (plainly && ofTheConversation.has(plainly)) return undefined;
  const found = bestFor(input);
  if (!found) return undefined;
  const { content } = found;
  const other = content.coach === undefined || content.coach === coach.slug ? undefined : shelves.coach(content.coach);
  const said = saidIn(history);
  const own = content.say[language];
  if (said.some((one) => one.includes(own))) return undefined;
  const asks = said.some((one) => one.includes(content.ask[language])) ? undefined : content.ask[language];
  const item = other ? undefined : toRead(input, content);
  const { parts, suggestions } = answer(
    [own, other && nameOther(input, other)],
    [input.chip('words'), input.chip('decide'), input.chip('practise')],
  );
  const last = asks === undefined ? [] : [{ type: 'text' as const, text: asks }];
  return { parts: [...parts, ...(item ? [{ type: 'card' as const, item }] : []), ...last], suggestions };
}

/** A coach's own answer, or one of every coach, is preferred if it is at least this likely compared with the best. */
const nearly = 0.5;

/** Another coach's answer has to be this likely, if the coach's own shelf has nothing. */
const likelyElsewhere = 0.45;

/** Prefers the coach's own answer to the common ones; another coach's is used only if nothing else fits the message. */
function bestFor({ question, shelves }: FlowInput): Found<DirectAnswer> | undefined {
  const { text, history, coach } = question;
  const { situations, answers } = shelves.subjectsOf(text);
  const best = Math.max(situations[0]?.confidence ?? 0, answers[0]?.confidence ?? 0);
  // In the middle of a conversation only a question asks for another answer, unless the subject is certain.
  const least = history.length === 0 || isQuestion(text) ? likely : sure;
  if (best < least) return undefined;
  const isNear = ({ confidence }: Found<DirectAnswer>) => confidence >= nearly * best;
  const own = answers.find((one) => one.content.coach === coach.slug && isNear(one));
  const everybodys = answers.find((one) => one.content.coach === undefined && isNear(one));
  if (own ?? everybodys) return own ?? everybodys;
  const [first] = answers;
  if (first?.confidence !== best || history.length > 0 || best < likelyElsewhere) return undefined;
  return best >= sure || shelves.find(coach.slug, text, 'surely').length === 0 ? first : undefined;
}

function toRead({ question, language }: FlowInput, { item: slug }: DirectAnswer): Item | undefined {
  const item = question.coach.shelf.find((one) => one.slug === slug);
  const isReadable = item !== undefined && (language === 'en' || item.german !== undefined);
  return isReadable && !question.history.some(({ offered }) => offered.includes(item.uuid)) ? item : undefined;
}
