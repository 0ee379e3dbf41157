import { stageOf } from '../coaching-course.ts';
import type { HouseAnswer } from '../question.ts';
import { isNewGoal, whetherRightAnswers } from '../goal-confirmation.ts';
import { isQuestion } from '../is-question.ts';
import { saidBack } from '../said-back.ts';
import { saidIn } from '../speaking.ts';
import { tradesOfOneself } from '../trades.ts';
import { chooseFreshest } from '../choose.ts';
import { germanQuestions } from './flow-words.ts';
import { answer, type Flow, type FlowInput } from './flow.ts';
import { germanMarks } from './german-marks.ts';
import { coachElsewhere, handOver, nameOther } from './hand-over.ts';
import { heardBack } from './heard-back.ts';
import { lastSaying } from './memory-flows.ts';
import { beginWithWords, giveInTone, toneAsked } from './speak-flows.ts';
import { withoutAnAnswer } from './without-an-answer.ts';

/**
 * Continues the conversation. In German the engine asks the method's questions itself; in English the coach's sentences
 * do.
 */
export const goOn: Flow = (input) => {
  const { question, shelves, intent } = input;
  if (intent === 'situation' && question.history.length === 0) {
    const other = shelves.isInTheField(question.coach.slug, question.text)
      ? undefined
      : shelves.coachFor(question.text);
    if (other && other.slug !== question.coach.slug)
      return beginWithWords(input, nameOther(input, other)) ?? handOver(input, other);
  }
  const begun = intent === 'situation' && !isNewGoal(input.now) ? beginWithWords(input) : undefined;
  return begun ?? askWhoAndWhat(input) ?? (input.language === 'de' ? goOnInGerman(input) : undefined);
};

/** Asks who is involved and what the person wants, if the first message is about nothing the content covers. */
function askWhoAndWhat(input: FlowInput): HouseAnswer | undefined {
  const { question, shelves, now, intent, say, chip } = input;
  const { coach, text, history, topic, materials } = question;
  if (intent !== 'situation' || history.length > 0 || topic || materials.length > 0 || isNewGoal(now)) return undefined;
  if (isQuestion(text) || shelves.find(coach.slug, text, 'surely').length > 0) return undefined;
  const asks = tradesOfOneself.has(coach.category) ? 'howIsIt' : 'tellMore';
  return answer([heardBack(input), say(asks)], [chip('words'), chip('decide'), chip('pushback')]);
}

export function goOnInGerman(input: FlowInput): HouseAnswer {
  const { chip } = input;
  if (isNewGoal(input.now))
    return answer([`${heardInGerman(input)} ${input.say('whetherRight')}`], whetherRightAnswers('de'));
  return answer(
    [`${heardInGerman(input)} ${germanQuestion(input)}`],
    [chip('words'), chip('pushback'), chip('summary')],
  );
}

/** Returns the goal if it is new or due again, else what the person stated, else an acknowledgement. */
function heardInGerman(input: FlowInput): string {
  const { text } = input.question;
  const told = isQuestion(text) ? undefined : (saidBack(text, 'de') ?? heardBack(input));
  return goalInGerman(input) ?? told ?? input.say('noted');
}

/** Names the goal if it is new or was not named in the latest answers. */
export function goalInGerman({ say, question, now }: FlowInput): string | undefined {
  const { before, after } = now;
  const { goal } = after;
  if (goal === undefined) return undefined;
  if (before.goal !== goal) return say('yourGoalHeard', { goal: germanMarks(goal) });
  const named = saidIn(question.history)
    .slice(-4)
    .some((text) => text.includes(germanMarks(goal)));
  return named ? undefined : say('goalStill', { goal: germanMarks(goal) });
}

export const leaveAside: Flow = (input) => {
  const { language, say, chip, question } = input;
  if (
    !/\b(no|not|don['’]?t|won['’]?t|can['’]?t|never|rather|stop|nein|nicht|kein\w*|ungern|lieber)\b/i.test(
      question.text,
    )
  )
    return undefined;
  const next = language === 'de' ? germanQuestion(input) : say('directions');
  return answer([`${say('leftAside')} ${next}`], [chip('words'), chip('pushback'), chip('decide')]);
};

/** Gives another variant: the sentence in another tone, else more from the shelf. */
export const once: Flow = (input) => {
  const words = lastSaying(input);
  const asked = toneAsked(input.question.text);
  if (words === undefined) return input.situation && asked !== 'plain' ? giveInTone(input, asked) : undefined;
  if (asked !== 'plain') return giveInTone(input, asked);
  const given = saidIn(input.question.history).filter((text) => text.includes('“')).length;
  return giveInTone(input, given % 2 === 1 ? 'softer' : 'firmer');
};

const unknowable =
  /\b(weather|football|news|president|election|bitcoin|stocks?|visa|wetter|fußball|nachrichten|aktien?|capital of|square root|code|python)\b/i;

/** Refers the person to another coach by link, or says that no coach here can know the answer. */
export const elsewhere: Flow = (input) => {
  const { question, shelves, say, chip } = input;
  const other = unknowable.test(question.text) ? undefined : coachElsewhere(input);
  if (other === undefined) {
    if (!unknowable.test(question.text) && shelves.find(question.coach.slug, question.text).length > 0)
      return undefined;
    const unanswered = withoutAnAnswer(input);
    if (unanswered) return unanswered;
    return answer([`${say('cannotKnow')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);
  }
  return handOver(input, other);
};

/** Returns a question whose answer is not known yet: not who is there and when, if the person has said both. */
export function germanQuestion({ course, question, slots }: FlowInput): string {
  const stage = stageOf(course);
  const knowsWhoAndWhen = slots.days.length > 0 && slots.names.length + slots.roles.length > 0;
  const questions = germanQuestions[stage === 'closed' ? 'nextStep' : stage].filter(
    (one) => !(knowsWhoAndWhen && one.includes('wann ist es so weit')),
  );
  return chooseFreshest(questions, saidIn(question.history), question.seed, 'german question');
}
