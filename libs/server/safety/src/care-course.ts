import { type Danger, type DetectedDanger } from './detector/danger.ts';
import { detectCrisis, detectDanger } from './detector/detect-crisis.ts';
import { plainlySaid } from './detector/plain-words.ts';
import { answersBeside, readSafetyAnswer } from './safety-answer.ts';

/** A message of a conversation, as care looks at it. */
export interface CareTurn {
  author: 'person' | 'coach';
  text: string;
}

/**
 * What is said in place of coaching; at `beside`, the question whether one is safe comes before the usual answer, and at
 * `asked-already` and `let-pass` the usual answer comes alone, though nothing is made of the message.
 */
export type CareStep =
  | 'emergency'
  | 'worried'
  | 'still-here'
  | 'not-safe'
  | 'settled'
  | 'misunderstood'
  | 'unpressed'
  | 'refusal'
  | 'beside'
  | 'asked-already'
  | 'let-pass';

/** Where danger is not sure, the person is asked `beside` the usual answer, or `instead` where nothing can stand beside one. */
type Manner = 'beside' | 'instead';

/** What a message calls for; `danger` is what it goes back to. */
export interface Care {
  step: CareStep;
  danger: Danger;
  /** Asked after beside an answer: whether more than a hint was heard, so that all lines come with the question. */
  middling?: boolean;
}

interface CareState {
  danger: Danger;
  /** Answers since then that said nothing of safety. */
  unclear: number;
}

interface Course {
  /** While coaching is put aside. */
  open?: CareState | undefined;
  /** What was last asked after beside an answer, or let pass, and how many messages came since. */
  beside?: { danger: Danger; middling: boolean; passed?: boolean; since: number } | undefined;
  /** How many messages of some length were about something else, in one go up to now. */
  ordinary: number;
}

/**
 * Folds a conversation: whether the newest message is to be answered with care, and how.
 * An emergency stays one until the person says that they are safe, were misunderstood, or want to speak of something
 * else; a worry that was asked after is let rest once it was not answered. What is not sure is asked after beside the
 * usual answer; the second time that it is more than a hint, it is answered as danger. In the middle of an ordinary
 * conversation a single hint is let pass, and what is more than one is taken for a hint.
 */
export function careFor(history: readonly CareTurn[], text: string, manner?: Manner): Care | undefined {
  return foldCare([...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text], manner).at(
    -1,
  );
}

/** Whether the usual answer is given all the same. */
export const isBeside = ({ step }: Care): boolean => ['beside', 'asked-already', 'let-pass'].includes(step);

/**
 * What coaching goes on with: the history without messages that were answered with care or asked after and, where the
 * conversation was about danger, without any of the person's before them, so that neither a goal nor a quotation comes
 * of it. What was let pass stays, and so does what the coach said.
 */
export function afterCare<T extends CareTurn>(history: readonly T[]): readonly T[] {
  const cares = caresIn(history);
  const alone = [...cares].filter(([, care]) => !isBeside(care)).map(([at]) => at);
  const from = dangerOf(history) ? Math.max(...alone) : -1;
  const isKept = (at: number) => (cares.get(at)?.step ?? 'let-pass') === 'let-pass';
  return history.filter(({ author }, at) => author === 'coach' || (at > from && isKept(at)));
}

/** Whether a text speaks of danger that is cared for: it is never removed, refused or counted. A threat is not among it. */
export const needsCare = (text: string): boolean => (detectCrisis(text)?.tier ?? 'threat') !== 'threat';

/** Which of a conversation's messages were answered with care or asked after, by their place. Nothing is ever made of those. */
export function caredFor(said: readonly CareTurn[], manner?: Manner): ReadonlySet<number> {
  return new Set(caresIn(said, manner).keys());
}

function caresIn(said: readonly CareTurn[], manner?: Manner): ReadonlyMap<number, Care> {
  const places = said.flatMap(({ author }, at) => (author === 'person' ? [at] : []));
  const cares = foldCare(
    places.map((at) => said[at]!.text),
    manner,
  );
  return new Map(places.flatMap((place, at) => (cares[at] ? [[place, cares[at]] as const] : [])));
}

/**
 * The last danger that a conversation was about, unless the person said that they were misunderstood, or that a worry
 * was none; what was only asked after beside an answer does not make it one. Where there is one, nothing follows from
 * the conversation, and the next one begins with it.
 */
export function dangerOf(said: readonly CareTurn[]): Danger | undefined {
  let last: Danger | undefined;
  for (const care of caresIn(said).values()) {
    if (care.step === 'refusal' || isBeside(care)) continue;
    const isNone = care.step === 'misunderstood' || (care.step === 'settled' && care.danger.tier === 'worried');
    last = isNone ? undefined : care.danger;
  }
  return last;
}

function foldCare(texts: readonly string[], manner: Manner = 'beside'): (Care | undefined)[] {
  let course: Course = { ordinary: 0 };
  return texts.map((text) => {
    const [care, next] = nextCare(course, text, manner);
    const isOrdinary = care === undefined && text.trim().split(/\s+/).length >= someLength;
    course = { ...next, ordinary: care ? 0 : course.ordinary + (isOrdinary ? 1 : 0) };
    return care;
  });
}

/** In words: shorter says nothing of what a conversation is about. */
const someLength = 4;
/** After so many messages about something else, hardly one hint in a hundred is of danger. */
const ordinaryFrom = 1;

function nextCare(
  { open, beside, ordinary }: Course,
  text: string,
  manner: Manner,
): [Care | undefined, Omit<Course, 'ordinary'>] {
  const danger = open && saysSafe(text) ? undefined : detectDanger(text);
  // Who was asked whether they are safe is not asked more lightly about what they say next.
  const askedLately = open !== undefined || (beside?.middling && beside.since < besideRests);
  if (danger && isEnough(danger, askedLately ? 'instead' : manner)) return careInstead(danger, open);
  if (open) {
    const [care, next] = afterAnswer(open, text);
    return [care, { open: next }];
  }
  const answered = beside?.since === 0 && !beside.passed ? afterAskedBeside(beside.danger, text) : undefined;
  if (answered) return answered;
  const since = beside && { ...beside, since: beside.since + 1 };
  if (!danger || manner === 'instead') return [undefined, { beside: since }];
  const middling = danger.certainty === 'middle';
  const asked = since?.passed ? undefined : since;
  if (asked && asked.since < besideRests && !middling) return [{ step: 'asked-already', danger }, { beside: asked }];
  const now = { beside: { danger, middling, since: 0 } };
  if (beside || ordinary < ordinaryFrom) return [{ step: 'beside', danger, middling }, now];
  return [
    middling ? { step: 'beside', danger, middling: false } : { step: 'let-pass', danger },
    { beside: { ...now.beside, passed: !middling } },
  ];
}

/** For so many messages, what only hints at danger is not asked after again, and what is more than a hint weighs double. */
const besideRests = 4;

const isEnough = ({ certainty }: DetectedDanger, manner: Manner) =>
  certainty === 'high' || (manner === 'instead' && certainty === 'middle');

function careInstead(danger: Danger, open: CareState | undefined): [Care, Omit<Course, 'ordinary'>] {
  if (danger.tier === 'threat') return [{ step: 'refusal', danger }, { open }];
  const graver = open?.danger.tier === 'emergency' && danger.tier === 'worried' ? open.danger : danger;
  const now = { ...graver, language: danger.language };
  return [
    { step: graver.tier === 'emergency' ? 'emergency' : 'worried', danger: now },
    { open: { danger: now, unclear: 0 } },
  ];
}

function afterAskedBeside(danger: Danger, text: string): [Care, Omit<Course, 'ordinary'>] | undefined {
  const answer = answersBeside(text);
  if (answer === 'not-safe') {
    const grave = { ...danger, tier: 'emergency' } as const;
    return [{ step: 'not-safe', danger: grave }, { open: { danger: grave, unclear: 0 } }];
  }
  // What was asked after so was a worry at most, and this says that it is none.
  return answer && [{ step: answer === 'safe' ? 'settled' : answer, danger: { ...danger, tier: 'worried' } }, {}];
}

/** Longer answers may say more than that one is safe. In words. */
const shortAnswer = 8;

function saysSafe(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= shortAnswer;
  return isShort && ['safe', 'misunderstood'].includes(readSafetyAnswer(text)) && plainlySaid(text) === undefined;
}

/** After so many messages that say nothing of safety, an emergency is not asked after again. */
const patience = 1;

/** Of whom it is asked whether they think of it: "yes" is the answer to fear there, and "no" the other way round. */
const asksAfterIntent = ({ tier, kind }: Danger) =>
  tier === 'worried' && (kind === 'self_harm' || kind === 'other_person');

function afterAnswer({ danger, unclear }: CareState, text: string): [Care, CareState | undefined] {
  const answer = readSafetyAnswer(text);
  const [good, bad] = asksAfterIntent(danger) ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  if (answer === bad || answer === 'not-safe') {
    const grave = { ...danger, tier: 'emergency' } as const;
    return [
      { step: asksAfterIntent(danger) ? 'emergency' : 'not-safe', danger: grave },
      { danger: grave, unclear: 0 },
    ];
  }
  if (answer === 'misunderstood') return [{ step: 'misunderstood', danger }, undefined];
  if (answer === good || answer === 'safe') return [{ step: 'settled', danger }, undefined];
  if (answer === 'moves-on' || danger.tier === 'worried' || unclear >= patience)
    return [{ step: 'unpressed', danger }, undefined];
  return [
    { step: 'still-here', danger },
    { danger, unclear: unclear + 1 },
  ];
}
