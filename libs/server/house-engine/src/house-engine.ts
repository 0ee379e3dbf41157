import type { Intent } from '@greenroom/understanding';
import type { Item } from '@greenroom/content';
import { afterCare, dangerOf } from '@greenroom/safety';
import { acknowledge, comesBack, fromMaterial } from './acknowledge.ts';
import { answerFromItem } from './answer-from-item.ts';
import { answerWithCare, askingBeside, beginWithCare, lettingRest } from './answer-with-care.ts';
import { patience, stageOf } from './coaching-course.ts';
import { courseQuestion } from './course-question.ts';
import { flowWords, germanQuestions } from './flows/flow-words.ts';
import { germanCourseWords } from './flows/german-course-words.ts';
import { answerByIntent, answerCue } from './flows/index.ts';
import { giveWordsCalledFor } from './flows/speak-flows.ts';
import { flowInput, type FlowInput, saidByPerson, wasOffered } from './flows/flow.ts';
import { lost } from './flows/without-an-answer.ts';
import { intentOf, wantsSomething } from './flows/intent-of.ts';
import { languageOf } from './flows/language.ts';
import { answerQuestions, withoutItsQuestion } from './several-questions.ts';
import { closingsWithoutStep } from './course-words.ts';
import { type CourseNow } from './course-now.ts';
import { foldCourse } from './fold-course.ts';
import { giveExercise } from './give-exercise.ts';
import { goOnInGerman } from './german-turn.ts';
import { isNewGoal, whetherRightAnswers } from './goal-confirmation.ts';
import { likely } from './find-subjects.ts';
import { isQuestion } from './is-question.ts';
import { askAfterExercise, askAfterLastTime, comesBackToLastTime, sentencesOf } from './last-time.ts';
import { speaksOfMaterial } from './material.ts';
import { answerDirectly } from './direct-answers/answer-directly.ts';
import { answerRehearsal } from './direct-answers/answer-rehearsal.ts';
import { answerHowMuch } from './direct-answers/how-much.ts';
import { answerChosen, answerFieldQuestion, askedImplicitly } from './field-questions/answer-field-question.ts';
import { answerMove } from './moves/answer-move.ts';
import { moveOf } from './moves/move-of.ts';
import { answerAnyRemark, answerRejoinder } from './rejoinders/answer-rejoinder.ts';
import { answerRequest } from './requests/answer-request.ts';
import { wantsNoQuestions } from './requests/read-request.ts';
import { answerSituation } from './situations/answer-situation.ts';
import { answerWithin } from './situations/question-within.ts';
import { detectIntent } from './occasion.ts';
import type { Occasion } from './occasion-cues.ts';
import { withoutOrders } from './orders.ts';
import type { HouseAnswer, HousePart, HouseQuestion } from './question.ts';
import type { ShelfSearch } from './shelf-search.ts';
import { saidIn, type Speaker, speakerFor, texts } from './speaking.ts';
import { saidBack } from './said-back.ts';
import { suggestNext } from './suggestions.ts';
import { answerTerm } from './terms/answer-term.ts';
import { sharesAWord } from './words.ts';

/**
 * Answers without a language model, from the coach's shelf and sentences, following the coaching method.
 * @returns paragraphs in the order in which they are said; a question comes last
 */
export function answerFromHouse(asked: HouseQuestion, shelves: ShelfSearch): HouseAnswer {
  const resting = lettingRest(asked);
  const question = {
    ...asked,
    history: afterCare(asked.history, (text) => isKnownSubject(text, asked, shelves)),
    afterDanger: dangerOf(asked.history) !== undefined,
  };
  if (resting) {
    const answer = answerWithoutCare(question, shelves);
    return { ...answer, parts: [...resting, ...answer.parts] };
  }
  const care = answerWithCare(asked);
  if (care) return { parts: care, suggestions: [] };
  const heard = detectIntent(question.text);
  if (asked.careFrom && asked.history.length === 0) {
    const begun = beginWithCare(asked, asked.careFrom);
    if (heard === 'greeting') return { parts: begun, suggestions: [] };
    const answer = answerFromHouse({ ...asked, careFrom: undefined }, shelves);
    return { ...answer, parts: [...begun, ...answer.parts] };
  }
  const answer = answerWithoutCare(question, shelves);
  const { before, after } = askingBeside(asked, isKnownSubject(asked.text, asked, shelves));
  // The question whether the person is safe has to be the only one.
  const parts = before.length > 0 ? withoutItsQuestion(answer.parts) : answer.parts;
  // Keeps the item and the question together at the end.
  const card = parts.findIndex(({ type }) => type === 'card');
  const end = card === -1 ? parts.length - 1 : card;
  return { ...answer, parts: [...before, ...parts.slice(0, end), ...after, ...parts.slice(end)] };
}

/** Whether a message is about a common subject, or about the coach's field in a way, that the content covers. */
function isKnownSubject(text: string, { coach }: HouseQuestion, shelves: ShelfSearch): boolean {
  const [ofTheField] = shelves.fieldQuestionsIn(coach.slug, text);
  if (ofTheField && ofTheField.confidence >= askedImplicitly) return true;
  const [toSay] = shelves.sentencesIn(text);
  if (toSay && toSay.confidence >= askedImplicitly) return true;
  const { situations, answers } = shelves.subjectsOf(text);
  return [situations[0], answers[0]].some((one) => one !== undefined && one.confidence >= likely);
}

function answerWithoutCare(question: HouseQuestion, shelves: ShelfSearch): HouseAnswer {
  const heard = detectIntent(question.text);
  const bringsSomething = heard === 'greeting' && question.materials.length > 0 && speaksOfMaterial(question.text);
  const occasion = bringsSomething ? 'matter' : heard;
  const speaker = speakerFor(question);
  const answer =
    occasion === 'orders'
      ? answerOrders(question, shelves, speaker)
      : answerMatter(question, occasion, shelves, speaker);
  if (answer.parts.length === 0) return withNothingToSay(question, shelves, speaker);
  const own = ['matter', 'german'].includes(occasion) ? ofItsOwnLife(question, speaker) : undefined;
  if (own !== undefined) return { ...answer, parts: [...texts([own]), ...answer.parts] };
  if (!wantsNoQuestions([...saidByPerson(question), question.text])) return answer;
  const parts = withoutItsQuestion(answer.parts);
  return parts.length > 0 ? { ...answer, parts } : withNothingToSay(question, shelves, speaker);
}

/** Says once, before the answer to “did you ever …”, that the coach's life is invented. */
function ofItsOwnLife(question: HouseQuestion, speaker: Speaker): string | undefined {
  if (moveOf(question)?.move !== 'about-you' || intentOf(question) === 'smalltalk') return undefined;
  const said = flowWords.neverLived[languageOf(question)];
  const before = saidIn(question.history);
  return said.some((one) => before.some((text) => text.includes(one))) ? undefined : speaker.say(said, 'own life');
}

/** Confirms what the person stated; says so if a question has no answer here. */
function withNothingToSay(question: HouseQuestion, shelves: ShelfSearch, speaker: Speaker): HouseAnswer {
  const input = flowInputOf(question, courseOf(question), shelves, speaker);
  const { say, chip, intent, language } = input;
  const isTold = !isQuestion(question.text) && tells.has(intent);
  const said = isTold ? [saidBack(question.text, language), say('kept')] : [lost(input)];
  return { parts: texts(said), suggestions: [chip('words'), chip('practise'), chip('summary')] };
}

/** Intents of messages that state or answer something. */
const tells: ReadonlySet<string> = new Set(['situation', 'goal', 'answer', 'fear', 'accept', 'refuse', 'correct']);

/** Returns where the conversation stands in the coaching method. */
export function courseOf({ coach, history, text, topic, corrected }: HouseQuestion): CourseNow {
  return foldCourse(history, text, {
    goalQuestions: [...coach.speech.questions.goal, ...germanQuestions.goal],
    openedWithQuestion: topic !== undefined,
    lastGoals: [...sentencesOf(coach.speech.course, 'lastGoal'), ...germanCourseWords.lastGoal],
    corrected,
  });
}

/**
 * Returns the items that answer a message, best first. Grief gets words and nothing to read. The first message on a
 * topic is searched together with the topic. In the middle of a conversation only questions are searched.
 */
export function findItems(
  question: HouseQuestion,
  shelves: ShelfSearch,
  occasion = detectIntent(question.text),
): Item[] {
  if (!['matter', 'anger', 'german'].includes(occasion)) return [];
  const { coach, text, topic, history } = question;
  // Statements are not searched: an item that is merely similar would not fit.
  const isBeginning = topic !== undefined && history.length === 0;
  if (!isBeginning && tells.has(intentOf(question)) && !isQuestion(text))
    return history.length === 0 ? shelves.find(coach.slug, text, 'surely') : [];
  if (!history.some((turn) => turn.author === 'person')) {
    const found = shelves.find(coach.slug, text);
    return found.length > 0 || !topic ? found : shelves.find(coach.slug, `${topic.title} ${text}`);
  }
  if (!isQuestion(text)) return [];
  return shelves.find(coach.slug, text, courseOf(question).move.type === 'answered' ? 'clearly' : 'surely');
}

/** Says that orders are not followed, and answers the rest of the message. */
function answerOrders(question: HouseQuestion, shelves: ShelfSearch, speaker: Speaker): HouseAnswer {
  const refusal = speaker.sayOfCourse('orders');
  const rest = withoutOrders(question.text);
  if (rest === undefined) return { parts: texts([refusal]), suggestions: suggestNext(question, undefined) };
  const answer = answerMatter({ ...question, text: rest }, detectIntent(rest), shelves, speaker);
  return { ...answer, parts: [...texts([refusal]), ...answer.parts] };
}

function answerMatter(
  question: HouseQuestion,
  occasion: Occasion,
  shelves: ShelfSearch,
  speaker: Speaker,
): HouseAnswer {
  const course = courseOf(question);
  const closed = ['answered', 'committed'].includes(course.move.type) && stageOf(course.after) === 'closed';
  const asked =
    question.lastTime && comesBackToLastTime(question, occasion, course)
      ? askAfterLastTime(question.lastTime, speaker, languageOf(question))
      : askAfterExercise(question, speaker);
  const input = flowInputOf(question, course, shelves, speaker);
  const chosen = answerRehearsal(input) ?? answerChosen(input);
  if (chosen) return chosen;
  const requested =
    asked === undefined
      ? answerRequest(input, (text) => answerMatter({ ...question, text }, detectIntent(text), shelves, speaker))
      : undefined;
  if (requested) return requested;
  const words = closed || asked !== undefined ? undefined : (answerHowMuch(input) ?? giveWordsCalledFor(input));
  if (words) return words;
  const right = closed || asked !== undefined ? undefined : whetherRight(question, course, speaker);
  if (!closed && asked === undefined && !right) {
    const several = answerQuestions(question, (one) => answerMatter(one, detectIntent(one.text), shelves, speaker));
    const byIntent =
      several ??
      fromContent(input, occasion, speaker, undefined) ??
      (answersByIntent(question, occasion)
        ? answerByIntent(input)
        : answerCue(question, occasion, course, shelves, speaker));
    if (byIntent) return byIntent;
  }
  const withGoal = right === undefined ? undefined : fromContent(input, occasion, speaker, right);
  if (withGoal) return withGoal;
  if (languageOf(question) === 'de')
    return goOnInGerman({ question, occasion, course, closed, asked }, shelves, speaker);
  const asksAboutMaterial =
    question.materials.length > 0 && speaksOfMaterial(question.text) && isQuestion(question.text);
  const item = asksAboutMaterial ? undefined : findItems(question, shelves, occasion)[0];
  const before = [acknowledge(question, occasion, course, speaker), ...fromMaterial(question, occasion, speaker)];
  const parts = closed
    ? [...texts([close(course, speaker)]), ...giveExercise(question, course.after, shelves, speaker)]
    : item
      ? answerFromItem(question, item, course.after, before, speaker, shelves, asked ?? right)
      : answerWithoutItem(question, occasion, course, before, shelves, speaker, asked ?? right);
  return { parts, suggestions: right ? whetherRightAnswers('en') : suggestNext(question, item) };
}

/** Asks for confirmation of a new goal in the answer that repeats it; in German the flows do this. */
function whetherRight(question: HouseQuestion, course: CourseNow, speaker: Speaker): string | undefined {
  const { text } = question;
  if (!isNewGoal(course) || isQuestion(text) || wantsSomething(text) || languageOf(question) === 'de') return undefined;
  return speaker.say(flowWords.whetherRight.en, 'whether right');
}

/** Intents that an angry message or a greeting may have as well. */
const wantedInAnger: ReadonlySet<Intent> = new Set([
  ...(['calm', 'words', 'decide', 'pushback', 'practise', 'summarise', 'recall', 'review'] as const),
]);

/**
 * Whether the intent decides the answer. Messages recognised by a cue (grief, thanks, an insult) and questions about
 * material have their own answers.
 */
function answersByIntent(question: HouseQuestion, occasion: Occasion): boolean {
  const { materials, text } = question;
  if (materials.length > 0 && speaksOfMaterial(text)) return false;
  if (occasion === 'anger') return wantedInAnger.has(intentOf(question));
  return ['matter', 'german'].includes(occasion);
}

/** Occasions in which a message may be answered from a situation. */
const onASituation: ReadonlySet<Occasion> = new Set(['matter', 'german', 'anger', 'yes', 'no', 'dont-know']);

/** Occasions in which a message may ask about a field. */
const asksOfATrade: ReadonlySet<Occasion> = new Set(['matter', 'german', 'anger', 'dont-know']);

/** In words. A message this short is about the grief alone, whatever situation it is close to. */
const briefly = 12;
/** In words. A message this long is about more than the grief in it. */
const atLength = 14;

/**
 * Answers from the content about the question or the person's situation; undefined if the content has nothing on it, or
 * nothing is left to say.
 */
function fromContent(
  input: FlowInput,
  occasion: Occasion,
  speaker: Speaker,
  right: string | undefined,
): HouseAnswer | undefined {
  const { question, situation } = input;
  const { materials, text } = question;
  // A funeral within another story is not current grief.
  const isKnown = situation !== undefined && !situation.isFallback;
  const words = text.split(/\s+/).length;
  const isOnGrief = occasion === 'grief' && ((isKnown && words > briefly) || words > atLength);
  if ((!onASituation.has(occasion) && !isOnGrief) || (materials.length > 0 && speaksOfMaterial(text))) return undefined;
  const term = answerTerm(input);
  if (term) return term;
  const isWithin = right === undefined && question.history.length > 0;
  const isMove = isWithin && !['yes', 'no', 'dont-know'].includes(occasion);
  const within = isWithin ? answerAskedWithin(input) : undefined;
  if (within) return within;
  const ofTheField = right === undefined && asksOfATrade.has(occasion) ? answerFieldQuestion(input) : undefined;
  if (ofTheField) return ofTheField;
  // In the middle of a known situation, “why that?” is about it, and not about a coach's field.
  const first = isMove && isKnown ? (answerRejoinder(input) ?? answerMove(input, speaker)) : undefined;
  if (first) return first;
  const directly = right === undefined && asksOfATrade.has(occasion) ? answerDirectly(input) : undefined;
  if (directly) return directly;
  // At the beginning, what another person may say describes a situation; later it asks for a reply.
  const begins = question.history.length === 0 && situation !== undefined;
  const rejoinder = begins || right !== undefined ? undefined : answerRejoinder(input);
  const move = isMove && !isKnown ? answerMove(input, speaker) : undefined;
  const remark = begins || right !== undefined ? undefined : answerAnyRemark(input);
  return rejoinder ?? move ?? remark ?? (situation && answerSituation({ input, situation, occasion, speaker, right }));
}

/** Answers a question that people ask in the middle of the situation, once. */
function answerAskedWithin({ situation, question, language, chip }: FlowInput): HouseAnswer | undefined {
  const say = situation && answerWithin(situation, question.text, language);
  if (say === undefined || question.history.some(({ text }) => text.includes(say))) return undefined;
  return { parts: texts([say]), suggestions: [chip('words'), chip('pushback'), chip('practise')] };
}

function flowInputOf(question: HouseQuestion, course: CourseNow, shelves: ShelfSearch, speaker: Speaker): FlowInput {
  const heard = { intent: intentOf(question), language: languageOf(question) };
  return flowInput(question, heard, course, shelves, speaker);
}

function close({ after: { step } }: CourseNow, speaker: Speaker): string {
  return step ? speaker.sayOfCourse('closings', { step }) : speaker.say(closingsWithoutStep, 'closing');
}

/** Drops the question; if there is a goal, leads on to the next one. */
function leave({ after: { goal } }: CourseNow, speaker: Speaker): string {
  const again = goal === undefined ? undefined : speaker.sayNewOfCourse('goalAgain', { goal });
  return [speaker.sayOfCourse('leaveIt'), again].filter(Boolean).join(' ');
}

const speechOn = {
  gibberish: 'gibberish',
  insult: 'insult',
  'about-itself': 'aboutItself',
  thanks: 'thanks',
  goodbye: 'goodbye',
  grief: 'grief',
} as const;

function answerWithoutItem(
  question: HouseQuestion,
  occasion: Occasion,
  course: CourseNow,
  before: readonly (string | undefined)[],
  shelves: ShelfSearch,
  speaker: Speaker,
  asked: string | undefined,
): HousePart[] {
  const { coach, text, history, topic } = question;
  const { speech } = coach;
  const ask = () => asked ?? courseQuestion(question, course.after, speaker);
  switch (occasion) {
    case 'dont-know':
      if (course.after.unknown % patience === 0) return texts([leave(course, speaker), ask()]);
      return texts([speaker.say(speech.dontKnow, 'dont-know')]);
    case 'yes':
    case 'no':
      return texts([speaker.sayOfCourse(occasion), ask()]);
    case 'greeting':
      return texts([asked ?? speaker.say(speech.greetings, occasion)]);
    case 'already-said':
      return texts([speaker.sayOfCourse('alreadySaid'), ask()]);
    case 'anger':
      return texts(before);
    case 'german':
      return texts([...before, ask()]);
    case 'matter':
    case 'orders':
      break;
    default:
      return texts([speaker.say(speech[speechOn[occasion]], occasion)]);
  }
  const hasMaterial = before.length > 1;
  const wasAsked = history.length > 0 || topic !== undefined;
  const inTheField = shelves.isInTheField(coach.slug, text);
  const backOnCourse = course.after.goal !== undefined && (comesBack(text) || sharesAWord(text, course.after.goal));
  if (
    hasMaterial ||
    (comesBack(text) && backOnCourse) ||
    tells.has(intentOf(question)) ||
    (!isQuestion(text) && (asked !== undefined || wasAsked || inTheField || course.after.goal !== undefined))
  )
    return texts([...before, ask()]);
  if (inTheField || backOnCourse) return texts([speaker.say(speech.nothingOnShelf, 'nothing on shelf'), ask()]);
  const directions = wasOffered(question) ? undefined : speaker.say(flowWords.directions.en, 'directions');
  return texts([speaker.say(speech.offTopic, 'off topic'), directions]);
}
