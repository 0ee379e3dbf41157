import { quoteFrom } from '../answer-from-item.ts';
import { goalNow } from '../goal-now.ts';
import { isNewGoal, whetherRightAnswers } from '../goal-confirmation.ts';
import type { SentenceToSay } from '@greenroom/content';
import type { Intent } from '@greenroom/understanding';
import { facetOfChip, intentOfChip } from '../flows/chip-intents.ts';
import type { FlowInput } from '../flows/flow.ts';
import { heardBack } from '../flows/heard-back.ts';
import { proposes } from '../flows/memory-flows.ts';
import { nameOther, wasHandedOn } from '../flows/hand-over.ts';
import { asksToDecide, intentOf, triedBefore } from '../flows/intent-of.ts';
import { quoted } from '../flows/language.ts';
import { textToLookOver } from '../flows/shorter-wording.ts';
import { isQuestion } from '../is-question.ts';
import { offerNearest } from '../field-questions/near-questions.ts';
import type { Occasion } from '../occasion-cues.ts';
import type { HouseAnswer, HousePart } from '../question.ts';
import { saidBack } from '../said-back.ts';
import { saidIn, type Speaker, texts } from '../speaking.ts';
import { tradesWithoutTalk } from '../trades.ts';
import { stemsOf } from '../words.ts';
import { type SaidOf, saidOf } from './said-of.ts';
import { knowsWhatToSay, sentenceFor } from './sentence-for.ts';
import { fieldOf, type SituationHere } from './situation-in.ts';

export interface SituationTurn {
  input: FlowInput;
  situation: SituationHere;
  occasion: Occasion;
  speaker: Speaker;
  /** Asks for confirmation of the goal, if it is new. */
  right: string | undefined;
}

interface Here extends SituationTurn {
  said: SaidOf;
}

/** What a message wants of the situation: one of its facets, or a reaction to what the person states. */
type Wanted = 'tell' | 'step' | 'trap' | 'ifNo' | 'pushback' | 'decide' | 'review' | 'why' | 'go-on';

/**
 * Answers from what a coach has to say about a situation: what was asked for, else the next part not said yet.
 * @returns undefined if the message does not belong to the situation, or all of it was said
 */
export function answerSituation(turn: SituationTurn): HouseAnswer | undefined {
  const { input, situation } = turn;
  const said = saidOf(situation, input.language, saidIn(input.question.history), input.slots);
  const here = { ...turn, said, right: turn.right ?? whetherRightInGerman(input) };
  const wanted = wantedOf(here);
  if (wanted === undefined) return undefined;
  if (said.isNew && beginsAnyway.has(wanted)) return begin(here);
  if (said.isNew && wanted === 'decide') return facet(here, situation.decide, situation.point[input.language][0]);
  return answers[wanted](here);
}

/** If nothing of the situation was said yet, these are answered from its beginning. */
const beginsAnyway: ReadonlySet<Wanted> = new Set(['tell', 'go-on', 'review', 'why', 'step']);

/** In English the engine asks for confirmation of a goal; in German each flow does. */
const whetherRightInGerman = ({ language, now, question, say }: FlowInput) =>
  language === 'de' && isNewGoal(now) && !isQuestion(question.text) ? say('whetherRight') : undefined;

const answers: Readonly<Record<Wanted, (here: Here) => HouseAnswer | undefined>> = {
  tell: goOn,
  'go-on': goOn,
  step: (here) => facet(here, here.situation.step) ?? again(here),
  trap: (here) => facet(here, here.situation.trap),
  ifNo: (here) => facet(here, here.situation.ifNo) ?? pushback(here),
  review: (here) => facet(here, here.situation.review),
  decide: (here) => facet(here, here.situation.decide),
  why: (here) => facet(here, here.situation.why),
  pushback,
};

/** Explicit requests. */
const asksFor: readonly { wanted: Wanted; pattern: RegExp }[] = [
  {
    wanted: 'step',
    pattern:
      /\b(?:what (?:do|should|can) i do (?:first|now|next|about|with)|where (?:do|should) i (?:start|begin)|what(?:['’]s| is) (?:the|my) (?:first|next) step|how (?:do|should) i prepare|womit (?:fange?|soll) ich|was (?:mache?|soll) ich (?:jetzt|zuerst|tun)|wo fange? ich an|wie bereite ich|(?:the )?(?:very )?first thing (?:i should|to) do|one thing (?:to do|i (?:can|should) do))\b|^(?:so )?what (?:do|should) i do\W*$|^was soll ich (?:denn )?(?:jetzt )?(?:tun|machen)\W*$/i,
  },
  {
    wanted: 'trap',
    pattern:
      /\b(?:what (?:could|can|might|usually|often) go(?:es)? wrong|what (?:should|must) i (?:avoid|not (?:do|say))|what not to (?:do|say)|(?:common|usual|typical) mistakes?|was (?:kann|geht|könnte) (?:dabei |da )?(?:oft |alles )?schief|was (?:soll|sollte) ich (?:vermeiden|nicht)|häufige[rn]? fehler)\b/i,
  },
  {
    wanted: 'ifNo',
    pattern:
      /\b(?:what if|and if|if) (?:it|he|she|they|this|that|my \w+) (?:still |just |simply )?(?:says? no|refuses?|won['’]?t|doesn['’]?t (?:work|help|agree|listen)|goes wrong|turns? me down)\b|\b(?:was|und) (?:ist )?wenn (?:er|sie|es|das) (?:trotzdem |einfach )?(?:nein sagt|ablehnt|nicht (?:klappt|geht|hilft|will)|schiefgeht)\b/i,
  },
];

/** Intents that continue a conversation; in its first message they count as a description. */
const goesOn: ReadonlySet<Intent> = new Set([
  ...(['recall', 'summarise', 'why', 'correct', 'more', 'refuse', 'accept', 'complaint', 'review', 'answer'] as const),
]);

/** About what another person will say. */
const foresees =
  /\b(?:what if|if (?:he|she|they)|(?:might|may|could|will|would|['’]ll|going to) (?:say|ask|answer|laugh|refuse|tell)|push ?back|was,? wenn|wenn (?:er|sie)|(?:wird|könnte|werden) \p{L}* ?(?:sagen|fragen|antworten|lachen))\b/iu;

function wantedOf({ input, occasion, said, situation }: Here): Wanted | undefined {
  const { question, language } = input;
  const { text, history } = question;
  const facetAsked = facetOfChip(text);
  if (facetAsked) return facetAsked;
  if (['yes', 'no', 'dont-know'].includes(occasion)) return 'go-on';
  const plainly = asksFor.find(({ pattern }) => pattern.test(text));
  if (plainly) return said.isNew ? 'tell' : plainly.wanted;
  const intent = intentOf(question);
  const wasAdvised = () => {
    const own = sentenceOfAFallback(input, situation);
    return said.has(situation.point[language][0]!) || (own !== undefined && said.has(own.advice[language]));
  };
  if (situation.isFallback && !isOfAnything(intent, text)) return undefined;
  if (history.length === 0 && goesOn.has(intent)) return 'tell';
  switch (intent) {
    case 'pushback':
      return foresees.test(text) || isQuestion(text) || intentOfChip(text) ? 'pushback' : 'tell';
    case 'decide':
      // General advice on deciding is beside a specific choice.
      if (situation.isFallback && intentOfChip(text) === undefined && !asksToDecide(text)) return undefined;
      return isItsDecision(situation, text, language) ? 'decide' : undefined;
    case 'review':
      return triedBefore.test(text.trim()) || textToLookOver(text, language) !== undefined ? undefined : 'review';
    case 'why':
      return !proposes.test(text) && wasAdvised() ? 'why' : undefined;
    case 'situation':
    case 'goal':
    case 'fear':
    case 'outside':
    case 'explain':
    case 'unclear':
      return said.isNew ? 'tell' : undefinedIfAsked(text);
    case 'answer':
      return undefinedIfAsked(text);
    case 'refuse':
    case 'accept':
    case 'dont-know':
    case 'complaint':
      return 'go-on';
    default:
      return undefined;
  }
}

/** In stems. A question with at least this many is about something specific. */
const definite = 2;

/** Whether the situation has something to say about the decision; “should I wait?” fits any subject. */
function isItsDecision(situation: SituationHere, text: string, language: 'en' | 'de'): boolean {
  if (intentOfChip(text) !== undefined || asksToDecide(text)) return true;
  const asked = [...stemsOf(text)];
  const own = stemsOf([situation.decide[language], ...situation.point[language], situation.step[language]].join(' '));
  return asked.length < definite || asked.some((stem) => own.has(stem));
}

/** Whether general advice fits a message: not to a specific question, and not to a message of up to three words. */
const isOfAnything = (intent: Intent, text: string): boolean =>
  !['outside', 'explain', 'smalltalk'].includes(intent) &&
  (intent === 'unclear' || intent === 'situation' ? !isQuestion(text) && text.split(/\s+/).length > 3 : true);

/** A question in the middle of the situation has its own answer, or none. */
const undefinedIfAsked = (text: string): Wanted | undefined => (isQuestion(text) ? undefined : 'tell');

/** Shows that the situation was understood, makes the main point and asks. */
function begin({ input, situation, right, said, speaker }: Here): HouseAnswer {
  const { question, language } = input;
  const own = sentenceOfAFallback(input, situation);
  const heard = own ? understoodAs(input, own) : speaker.say(situation.hears[language], 'hears');
  // The goal is repeated together with the request for confirmation, after the advice.
  const asks = right === undefined ? said.ask() : [goalNow(input, speaker), right].filter(Boolean).join(' ');
  const read = toRead(input, situation, speaker);
  const isElsewhere =
    situation.coach !== undefined && situation.coach !== question.coach.slug && !wasHandedOn(question);
  const other = isElsewhere ? input.shelves.coach(situation.coach!) : undefined;
  // If the coach's own shelf has an answer, no other coach is named.
  const named = other && read.length === 0 ? nameOther(input, other) : undefined;
  const point = own ? own.advice[language] : situation.point[language][0];
  const parts: HousePart[] = [...texts([heard, point]), ...read, ...texts([named, asks])];
  return { parts, suggestions: right ? whetherRightAnswers(language) : chipsLeft(input, situation, said) };
}

/** Where only general advice is left, the sentence that the conversation calls for has advice of its own. */
const sentenceOfAFallback = ({ toSay }: FlowInput, situation: SituationHere): SentenceToSay | undefined =>
  situation.isFallback ? toSay : undefined;

const understoodAs = ({ say, language }: FlowInput, { title }: SentenceToSay) =>
  say('understoodAs', { what: quoted(title[language], language) });

/**
 * Repeats what the person stated. Then asks a question right after advice, else suggests a sentence if there was none
 * yet, else says the next part that was not said.
 */
function goOn(here: Here): HouseAnswer {
  const { input, situation, said, speaker, right } = here;
  const own = sentenceOfAFallback(input, situation);
  if (own && right === undefined && tellsNow(here) && !said.has(own.advice[input.language]))
    return {
      parts: texts([understoodAs(input, own), own.advice[input.language], said.ask()]),
      suggestions: chipsLeft(input, situation, said),
    };
  const heard = heardNow(here) ?? acknowledged(input, speaker);
  const rests = restsAfterLast(here, heard);
  const hasTold = input.question.history.filter(({ author }) => author === 'person').length >= toldEnough;
  const isBeside = isBesideIt(here);
  const near = isBeside && right === undefined ? offerNearest(input) : undefined;
  if (near) return { ...near, parts: [...texts([heard]), ...near.parts] };
  if (
    !rests &&
    hasTold &&
    right === undefined &&
    tellsNow(here) &&
    !gaveWords(input.question) &&
    isOfATalk(here) &&
    knowsWhatToSay(input)
  )
    return giveSentence(input, heard);
  const next = rests || isBeside ? undefined : said.next();
  const ask = right ?? said.ask() ?? input.say('directions');
  const instead = heard === undefined && next === undefined ? input.say('noted') : undefined;
  const parts = texts([heard ?? instead, next, ask === '' && next === undefined ? input.say('kept') : ask]);
  return { parts, suggestions: right ? whetherRightAnswers(input.language) : chipsLeft(input, situation, said, next) };
}

/** More advice of the kind that fits everything in a field would be beside what the person just told. */
const isBesideIt = (here: Here): boolean => here.situation.isFallback === true && !here.said.isNew && tellsNow(here);

/** In a field such as cooking or telling stories, what a person tells is no reason to give them a sentence unasked. */
function isOfATalk({ situation, input }: Here): boolean {
  const field = fieldOf(situation, input.shelves);
  return field === undefined || !tradesWithoutTalk.has(field);
}

/** After this many earlier messages there is enough for a sentence. */
const toldEnough = 2;

function giveSentence(input: FlowInput, heard: string | undefined): HouseAnswer {
  const { say, chip } = input;
  return {
    parts: texts([heard, say('withThat'), sentenceFor(input, 'plain'), say('changeToFit')]),
    suggestions: [chip('softer'), chip('firmer'), chip('pushback')],
  };
}

/**
 * Whether to hold back further advice: if the person says more right after advice, the coach asks a question about that
 * instead.
 */
function restsAfterLast(here: Here, heard: string | undefined): boolean {
  const { input, situation } = here;
  const { question, language } = input;
  if (!tellsNow(here)) return false;
  const last = saidIn(question.history).at(-1) ?? '';
  const { step, trap, ifNo, point } = situation;
  // Without an acknowledgement, a question right after the first answer would feel like a form.
  const first = heard === undefined ? [] : point[language].slice(0, 1);
  return [...first, step[language], trap[language], ifNo[language], ...point[language].slice(1)].some((text) =>
    last.includes(text),
  );
}

const tellsNow = ({ input, occasion }: Here): boolean =>
  !['yes', 'no', 'dont-know'].includes(occasion) && tellsMore.has(intentOf(input.question));

const tellsMore: ReadonlySet<Intent> = new Set([...(['situation', 'goal', 'fear', 'answer', 'unclear'] as const)]);

/** Acknowledges a refusal or a complaint; "yes" and "no idea" need no acknowledgement. */
function heardNow({ input, occasion }: Here): string | undefined {
  if (['yes', 'no', 'dont-know'].includes(occasion)) return '';
  switch (intentOf(input.question)) {
    case 'complaint':
      return input.say('sorry');
    case 'refuse':
      return input.say('leftAside');
    case 'accept':
    case 'dont-know':
      return '';
    default:
      return undefined;
  }
}

/** What the person says of themselves; “She gets emotional.” said back would tell them nothing. */
const ofThemselves = /^(?:You|Your)\b|^Sie (?:\p{Ll}+en|sind)\b/u;

/**
 * Names a goal that is new or due again; else repeats what the person stated about themselves, or people, days and
 * figures from it. Two answers in a row do not begin with the person's words.
 */
function acknowledged(input: FlowInput, speaker: Speaker): string | undefined {
  const { question, language } = input;
  const told = () => {
    const back = saidBack(question.text, language);
    return back !== undefined && ofThemselves.test(back) && !saidBackJustNow(input) ? back : heardBack(input);
  };
  return goalNow(input, speaker) ?? (isQuestion(question.text) ? undefined : told());
}

function saidBackJustNow({ question, language }: FlowInput): boolean {
  const before = question.history.findLast(({ author }) => author === 'person')?.text;
  const back = before === undefined ? undefined : saidBack(before, language);
  return back !== undefined && saidIn(question.history).at(-1)?.includes(back) === true;
}

/** Repeats the first step if the person asks for it again. */
function again({ input, situation, said }: Here): HouseAnswer {
  const text = input.say('planSoFar', { plan: situation.step[input.language] });
  return { parts: texts([text]), suggestions: chipsLeft(input, situation, said) };
}

function facet(
  { input, situation, said }: Pick<Here, 'input' | 'situation' | 'said'>,
  text: Record<'en' | 'de', string>,
  before?: string,
): HouseAnswer | undefined {
  const own = text[input.language];
  if (said.has(own)) return undefined;
  return { parts: texts([before, own, said.ask()]), suggestions: chipsLeft(input, situation, said, own) };
}

/** Lists what the other person may say with a reply to each, and what to do if the answer is no. */
function pushback({ input, situation, said }: Here): HouseAnswer | undefined {
  const { language, say } = input;
  const known = situation.objections[language];
  if (said.has(known[0]!.you)) return facet({ input, situation, said }, situation.ifNo);
  const lines = known.map(({ they, you }) => `- ${quoted(they, language)} → ${quoted(you, language)}`);
  return {
    parts: texts([say('theyMaySay'), lines.join('\n'), say('whichIsHardest')]),
    suggestions: [input.chip('practise'), input.chip('ifNo'), input.chip('words')],
  };
}

const gaveWords = ({ history }: FlowInput['question']): boolean => saidIn(history).some((text) => /^[“„]/m.test(text));

/** Returns up to three chips for what was not covered yet, a sentence to say first. */
function chipsLeft(input: FlowInput, situation: SituationHere, said: SaidOf, now?: string): string[] {
  const { language, chip, question } = input;
  const has = (text: string) => text === now || said.has(text);
  return [
    !gaveWords(question) && chip('words'),
    !has(situation.step[language]) && chip('firstStep'),
    !has(situation.objections[language][0]!.you) && chip('pushback'),
    !has(situation.trap[language]) && chip('trap'),
    !has(situation.ifNo[language]) && chip('ifNo'),
    chip('practise'),
    chip('summary'),
  ]
    .filter((one): one is string => one !== false)
    .slice(0, 3);
}

/**
 * Recommends something to read, once: an item that surely answers, with a line of it, else the one named by the
 * situation.
 */
function toRead(input: FlowInput, situation: SituationHere, speaker: Speaker): HousePart[] {
  const { question, language, shelves } = input;
  const { coach, history, text } = question;
  const sure = shelves.find(coach.slug, text, 'surely')[0];
  const named = situation.coach === coach.slug ? coach.shelf.find(({ slug }) => slug === situation.item) : undefined;
  const item = sure ?? named;
  const isReadable = item !== undefined && (language === 'en' || item.german !== undefined);
  if (!isReadable || history.some(({ offered }) => offered.includes(item.uuid))) return [];
  const quote = sure && language === 'en' ? quoteFrom(question, sure, speaker, shelves) : [];
  return [...texts(quote), { type: 'card', item }];
}
