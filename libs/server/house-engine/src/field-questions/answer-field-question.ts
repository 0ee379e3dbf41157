import type { Move } from '@greenroom/understanding';
import { facetOfChip, intentOfChip } from '../flows/chip-intents.ts';
import { answer, type FlowInput } from '../flows/flow.ts';
import { ofTheConversation } from '../direct-answers/answer-directly.ts';
import { plainIntentOf } from '../flows/intent-of.ts';
import { likely, sure } from '../find-subjects.ts';
import { isQuestion } from '../is-question.ts';
import { moveOf } from '../moves/move-of.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';

/** From this confidence on, a question in the middle of a conversation is this one (`npm run bench:field-questions`). */
const asked = 0.5;
/** A message that reads as no question has to be more certain. */
export const askedImplicitly = 0.7;

/** What the person feels, fears or makes of the advice has replies of its own, unless it is something they tell. */
const ofThePerson: ReadonlySet<Move> = new Set(['feeling', 'fear', 'steady', 'agree', 'complaint']);

/** Answers a question that the person chose by its title. */
export function answerChosen({ question, language, shelves, chip }: FlowInput): HouseAnswer | undefined {
  const chosen = shelves.fieldQuestionCalled(question.coach.slug, question.text);
  return chosen && answer([chosen.say[language]], [chip('words'), chip('decide'), chip('practise')]);
}

/**
 * Answers what people ask about the coach's field in the middle of a conversation (how many, which of two, what if it
 * goes wrong) or tell (a setback, an obstacle).
 * @returns undefined if the message is none of them, or the answer was given already
 */
export function answerFieldQuestion(input: FlowInput): HouseAnswer | undefined {
  const { question, language, shelves, chip, situation } = input;
  const { coach, text, history } = question;
  if (intentOfChip(text) !== undefined || facetOfChip(text) !== undefined) return undefined;
  const [found] = shelves.fieldQuestionsIn(coach.slug, text);
  if (found === undefined) return undefined;
  const move = found.content.told ? undefined : moveOf(question)?.move;
  if (move !== undefined && (ofThePerson.has(move) || (move === 'they-refuse' && situation && !situation.isFallback)))
    return undefined;
  const plainly = plainIntentOf(question);
  if (plainly && ofTheConversation.has(plainly)) return undefined;
  // A sentence with the person's own figures and names is better than one for everybody.
  if (plainly === 'words' && input.matter !== undefined) return undefined;
  const least = history.length === 0 ? sure : isQuestion(text) ? asked : askedImplicitly;
  if (found.confidence < least) return undefined;
  const { situations, answers } = shelves.subjectsOf(text);
  // A first message that tells of a known matter begins with that matter.
  if (history.length === 0 && [situations[0], answers[0]].some((one) => one && one.confidence >= likely))
    return undefined;
  const subject = answers.find(({ content }) => content.coach === coach.slug);
  if (subject !== undefined && subject.confidence > found.confidence) return undefined;
  const say = found.content.say[language];
  if (saidIn(history).some((one) => one.includes(say))) return undefined;
  return answer([say], [chip('words'), chip('decide'), chip('practise')]);
}
