import type { SpeechAct } from '@greenroom/content';
import { phraseFinder } from '../text/phrases.ts';
import { type Line, lineOf, type Sentence } from '../text/read-line.ts';
import type { Language } from '../transcript.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { hostileActs, hurtfulActs } from './hurtful-acts.ts';
import { withHurtfulActs } from './with-hurtful-acts.ts';
import { questionHearer } from './hear-question.ts';
import { actsByStructure } from './hear-structure.ts';
import { isRepeated } from './hear-repeat.ts';
import type { ActWords, PhrasedAct } from './signs.ts';

/** The speech acts of one sentence of a line. */
export interface SentenceActs {
  acts: readonly SpeechAct[];
  sentence: Sentence;
}

const hearers: Record<Language, ReturnType<typeof hearerOf>> = { en: hearerOf(english), de: hearerOf(german) };

/**
 * Detects the speech acts of a line, sentence by sentence, by phrases and word order, independent of names, numbers and
 * spelling.
 * @param earlier what the same person said before, oldest first: repeating a demand pushes
 */
export function hearActs(line: Line, language: Language, earlier: readonly Line[] = []): SentenceActs[] {
  return line.sentences.map((sentence) => {
    const acts = actsOf(line.text, sentence, language);
    const isPushed =
      !acts.includes('pushes') && demands.some((act) => acts.includes(act)) && isRepeated(sentence, earlier);
    return { acts: isPushed ? [...acts, 'pushes'] : acts, sentence };
  });
}

const heard: Record<Language, WeakMap<Sentence, readonly SpeechAct[]>> = { en: new WeakMap(), de: new WeakMap() };

/** Caches the acts, because a sentence is both measured and judged. */
function actsOf(text: string, sentence: Sentence, language: Language): readonly SpeechAct[] {
  const before = heard[language].get(sentence);
  if (before) return before;
  const byWords = hearers[language](sentence);
  const acts = [...withoutMasks(withHurtfulActs(byWords, text.slice(sentence.from, sentence.to)))];
  heard[language].set(sentence, acts);
  return acts;
}

const demands: readonly SpeechAct[] = ['states-need', 'asks-closed'];

/**
 * Returns the acts of a whole line, each once, most important first. Does not parse lines again that were already
 * parsed.
 */
export function speechActsIn(
  text: string | Line,
  language: Language,
  earlier: readonly (string | Line)[] = [],
): SpeechAct[] {
  const heard = hearActs(lineOf(text), language, earlier.map(lineOf)).flatMap(({ acts }) => acts);
  return byWeight.filter((act) => heard.includes(act));
}

/** The order in which a listener reacts to acts. */
const byWeight: readonly SpeechAct[] = [
  ...hurtfulActs,
  'apologises',
  'refuses',
  'offers',
  'proposes-step',
  'asks-open',
  'summarises',
  'acknowledges',
  'asks-closed',
  'states-need',
  'names-fact',
  'explains',
  'agrees',
  'thanks',
  'hedges',
  'greets',
];

function hearerOf(words: ActWords): (sentence: Sentence) => Set<SpeechAct> {
  const finders = Object.entries(words.acts).map(
    ([act, { any, but }]) => [act as PhrasedAct, phraseFinder(any, but)] as const,
  );
  const findWhen = phraseFinder(words.when);
  const findStep = phraseFinder(words.step);
  const hearQuestion = questionHearer(words);
  return (sentence) => {
    const acts = new Set<SpeechAct>(
      finders.flatMap(([act, find]) => (find(sentence).some((found) => isSaid(act, found, sentence)) ? act : [])),
    );
    const question = hearQuestion(sentence);
    if (question) acts.add(`asks-${question}`);
    if (sentence.words.some(({ plain }) => /^\p{N}/u.test(plain))) acts.add('names-fact');
    const isMeant = findStep(sentence).some(({ after }) => !negations.has(sentence.words[after]?.plain ?? ''));
    const times = findWhen(sentence);
    if (isMeant && times.length > 0) acts.add('proposes-step');
    for (const act of actsByStructure(sentence, times, words.structure)) acts.add(act);
    return acts;
  };
}

/** A question asks for agreement, unless the agreement is a clause before it: "Deal?", but "Fine by me, and when?". */
const isSaid = (act: SpeechAct, { after }: { after: number }, { asked, words }: Sentence): boolean =>
  act !== 'agrees' || !asked || words[after - 1]?.then === 'comma';

const negations = new Set(['not', 'never', 'nicht', 'nie', 'kein', 'keine']);
const friendly: readonly SpeechAct[] = [
  'offers',
  'proposes-step',
  'acknowledges',
  'agrees',
  'summarises',
  'asks-open',
  'thanks',
];

/** Friendly words do not make up for a hurtful act in the same sentence: "Thanks to you, as you said, idiot." */
function withoutMasks(acts: Set<SpeechAct>): Set<SpeechAct> {
  if (hostileActs.some((act) => acts.has(act))) for (const act of friendly) acts.delete(act);
  if (acts.has('refuses')) for (const act of ['agrees', 'proposes-step'] as const) acts.delete(act);
  return acts;
}
