import { type Danger, type DetectedDanger } from './detector/danger.ts';
import { detectCrisis, detectDanger } from './detector/detect-crisis.ts';
import { plainlySaid } from './detector/plain-words.ts';
import { answersBeside, readSafetyAnswer } from './safety-answer.ts';

/** A message of a conversation, as care reads it. */
export interface CareTurn {
  author: 'person' | 'coach';
  text: string;
}

/**
 * What is said instead of coaching; with `beside`, the question whether the person is safe comes before the usual
 * answer, and with `asked-already` and `let-pass` the usual answer comes alone, though nothing is derived from the
 * message.
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

/**
 * Where danger is not certain, the person is asked `beside` the usual answer, or `instead` of it where nothing can be
 * shown beside one.
 */
type Manner = 'beside' | 'instead';

/** How to answer a message; `danger` is the danger it refers to. */
export interface Care {
  step: CareStep;
  danger: Danger;
  /**
   * For a question beside an answer: whether the sign was more than a hint, so that all help lines come with the
   * question.
   */
  middling?: boolean;
}

interface CareState {
  danger: Danger;
  /** Number of answers since then that said nothing about safety. */
  unclear: number;
}

interface Course {
  /** Set while coaching is suspended. */
  open?: CareState | undefined;
  /** The last sign that was asked about beside an answer, or passed, and the number of messages since. */
  beside?: { danger: Danger; middling: boolean; passed?: boolean; since: number } | undefined;
  /** Number of consecutive longer messages about something else. */
  ordinary: number;
}

/**
 * Decides from the whole conversation whether the newest message needs care, and which.
 * An emergency stays one until the person says that they are safe, were misunderstood, or want to talk about something
 * else; a worry that was asked about is dropped once it was not answered. An uncertain sign is asked about beside the
 * usual answer; the second one that is more than a hint is answered as danger. In the middle of an ordinary
 * conversation a single hint passes, and a stronger sign counts as a hint, so that the second is asked about.
 */
export function careFor(history: readonly CareTurn[], text: string, manner?: Manner): Care | undefined {
  return foldCare([...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text], manner).at(
    -1,
  );
}

/** Reports whether the usual answer is given as well. */
export const isBeside = ({ step }: Care): boolean => ['beside', 'asked-already', 'let-pass'].includes(step);

/**
 * Returns the history that coaching may use: without messages that were answered with care or asked about and, in a
 * conversation about danger, without any of the person's messages before those, so that no goal or quotation is derived
 * from them. Messages that passed stay, and so do the coach's.
 * @param isOrdinary whether a message that may hint at danger was answered as an ordinary one; it stays
 */
export function afterCare<T extends CareTurn>(
  history: readonly T[],
  isOrdinary: (text: string) => boolean = () => false,
): readonly T[] {
  const cares = caresIn(history);
  const alone = [...cares].filter(([, care]) => !isBeside(care)).map(([at]) => at);
  const from = dangerOf(history) ? Math.max(...alone) : -1;
  const isKept = (text: string, care: Care | undefined) =>
    care === undefined || care.step === 'let-pass' || (isBeside(care) && isOrdinary(text));
  return history.filter(({ author, text }, at) => author === 'coach' || (at > from && isKept(text, cares.get(at))));
}

/**
 * Reports whether a text signals danger that needs care: it is never removed, refused or counted. Threats are excluded.
 */
export const needsCare = (text: string): boolean => (detectCrisis(text)?.tier ?? 'threat') !== 'threat';

/**
 * Returns the indices of the messages that were answered with care or asked about. Nothing is ever derived from those.
 */
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
 * Returns the last danger that a conversation was about, unless the person said that they were misunderstood, or that a
 * worry was unfounded; a question beside an answer does not count. Where there is one, nothing is derived from the
 * conversation, and the next one begins with it.
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

/** In words: a shorter message does not show what a conversation is about. */
const someLength = 4;
/** After this many messages about something else, hardly one hint in a hundred is of danger. */
const ordinaryFrom = 1;

function nextCare(
  { open, beside, ordinary }: Course,
  text: string,
  manner: Manner,
): [Care | undefined, Omit<Course, 'ordinary'>] {
  const danger = open && saysSafe(text) ? undefined : detectDanger(text);
  // A person who was recently asked about safety gets no milder question about the next sign.
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
    // One sentence is no question: the next sign is asked about first, and only the one after counts as danger.
    { beside: { ...now.beside, middling: false, passed: !middling } },
  ];
}

/**
 * For this many messages, hints are not asked about again, and a second sign that is more than a hint is answered as
 * danger.
 */
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
  // A sign asked about beside an answer was a worry at most, and this answer says that it is unfounded.
  return answer && [{ step: answer === 'safe' ? 'settled' : answer, danger: { ...danger, tier: 'worried' } }, {}];
}

/** Longer answers may say more than that the person is safe. In words. */
const shortAnswer = 8;

function saysSafe(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= shortAnswer;
  return isShort && ['safe', 'misunderstood'].includes(readSafetyAnswer(text)) && plainlySaid(text) === undefined;
}

/** After this many messages that say nothing about safety, an emergency is not asked about again. */
const patience = 1;

/** Kinds where the question is whether they think of it: there "yes" confirms the danger, elsewhere "no" does. */
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
