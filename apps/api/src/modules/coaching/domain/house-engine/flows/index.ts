import { type Intent, readIntent } from '@greenroom/understanding';
import type { Course } from '../coaching-course.ts';
import type { HouseAnswer, HouseQuestion } from '../question.ts';
import type { ShelfSearch } from '../shelf-search.ts';
import type { Speaker } from '../speaking.ts';
import { isQuestion } from '../is-question.ts';
import { stemsOf } from '../words.ts';
import { chips } from './flow-words.ts';
import { type Flow, flowInput } from './flow.ts';
import { languageOf } from './language.ts';
import { correct, explainItself, recall, summarise } from './memory-flows.ts';
import { elsewhere, goOn, leaveAside, once } from './onward-flows.ts';
import { giveWords, prepareForPushback, rehearse } from './speak-flows.ts';
import { calm, complaint, decide, nameFear, review, smallTalk, unclear } from './think-flows.ts';

/** Who answers what: intents that are not here are answered from the coach’s shelf and questions. */
const flows: Partial<Record<Intent, Flow>> = {
  words: giveWords,
  decide,
  pushback: prepareForPushback,
  calm,
  review,
  practise: rehearse,
  fear: nameFear,
  recall,
  summarise,
  why: explainItself,
  correct,
  refuse: leaveAside,
  more: once,
  complaint,
  smalltalk: smallTalk,
  outside: elsewhere,
  unclear,
  situation: goOn,
  goal: goOn,
  answer: goOn,
};

/** Of what a chip says, nobody has to guess what it wants. */
const intentOfChip: Readonly<Record<keyof typeof chips, Intent>> = {
  softer: 'words',
  firmer: 'words',
  pushback: 'pushback',
  words: 'words',
  decide: 'unclear',
  practise: 'practise',
  summary: 'summarise',
  fromHere: 'answer',
};

/**
 * Answers what a message wants, in the language it is written in, from what this conversation knows.
 * @returns nothing where the coach’s shelf or questions answer it better
 */
export function answerByIntent(
  question: HouseQuestion,
  course: Course,
  shelves: ShelfSearch,
  speaker: Speaker,
): HouseAnswer | undefined {
  const intent = intentOf(question);
  const language = languageOf(question);
  const flow = flows[intent];
  return flow?.(flowInput(question, { intent, language }, course, shelves, speaker));
}

/** What is asked for in so many words needs no guess. */
const saidPlainly: readonly { pattern: RegExp; intent: Intent }[] = [
  {
    pattern:
      /^(?:ok,? |so,? |please |now )?(?:can you |could you )?(?:write|give|draft)(?: me)? (?:the|a|an|that) (?:text|words?|sentence|line|message|mail|e-?mail|reply)\b/i,
    intent: 'words',
  },
  { pattern: /^(?:so )?what (?:do|would) you (?:think|say|do)\W*$/i, intent: 'words' },
  {
    pattern: /^(?:was (?:meinst|denkst|würdest) du|was (?:meinen|denken|würden) sie)(?: dazu| tun| sagen)?\W*$/i,
    intent: 'words',
  },
  { pattern: /^(?:ok,? )?i (?:did it|told (?:him|her|them)|asked (?:him|her|them)|said it)\b/i, intent: 'review' },
  {
    pattern:
      /\b(?:weather|football|news|president|election|bitcoin|stocks?|visa|wetter|fußball|nachrichten|aktien?)\b.*\?|^(?:what's|what is|how's|wie (?:ist|wird)) the weather|^wie (?:ist|wird) das wetter/i,
    intent: 'outside',
  },
];

/** What a message wants. After a question, words that could mean anything are an answer to it. */
export function intentOf({ text, history, topic }: Pick<HouseQuestion, 'text' | 'history' | 'topic'>): Intent {
  for (const [kind, { en, de }] of Object.entries(chips) as [keyof typeof chips, { en: string; de: string }][])
    if (text === en || text === de) return intentOfChip[kind];
  const plainly = saidPlainly.find(({ pattern }) => pattern.test(text.trim()));
  if (plainly) return plainly.intent;
  const last = history.findLast(({ author }) => author === 'coach')?.text;
  const afterQuestion = last === undefined ? topic !== undefined : last.trimEnd().endsWith('?');
  const { intent } = readIntent(text, { afterQuestion });
  return intent === 'unclear' && afterQuestion && !isQuestion(text) && stemsOf(text).size > 0 ? 'answer' : intent;
}
