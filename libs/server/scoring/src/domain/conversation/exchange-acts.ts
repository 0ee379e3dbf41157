import { dayIn } from '@greenroom/contracts/named-day';
import type { SpeechAct } from '@greenroom/content';
import {
  commitmentsIn,
  hurtfulActs,
  type JudgedLine,
  type JudgedSentence,
  type Line,
  particularsIn,
} from '@greenroom/speech-analysis';
import { contentWordsOf } from './content-words.ts';
import { openers } from './openers.ts';

/** A sentence of up to this many words that begins with the partner's words says them back. */
const saidBack = { sentences: 2, words: 12, asked: 4 };
/** Shorter sentences give no reason: "No idea." */
const reasonFrom = 6;
/** Facts that a line takes from what was said, from which it says back what is agreed. */
const recapFrom = 2;
const lastLines = 2;
/** Whether a promise names a day does not depend on the day it is made. */
const someDay = new Date('2026-01-05T12:00:00Z');
const hostile: readonly SpeechAct[] = [...hurtfulActs, 'refuses'];
const doers = new Set('i we you ich wir du sie ihr'.split(' '));
const past = new Set('was were had did ago last war waren hatte hatten wurde letzte letzten'.split(' '));
/** A sentence that wants something gives no reason by its figure. */
const wishes: readonly SpeechAct[] = ['states-need', 'offers', 'proposes-step', 'refuses', 'summarises', 'apologises'];
const us = new Set('i we my our ich wir mein meine meinen meinem meiner unser unsere unserem'.split(' '));
/** Words of the perfect and of past times. */
const done = new Set(
  'have had has since was were did last seit habe haben hatte hatten bin war waren letzte letzten letztes'.split(' '),
);
const requests = new Set(
  'can could would will shall should kannst koennen koenntest koennten wuerden wuerdest wollen sollen'.split(' '),
);
const negations = new Set('not no never nothing nicht kein keine keinen nie nichts nein'.split(' '));
const why = new Set('why warum wieso weshalb'.split(' '));

/**
 * Returns the sentences of a line with the acts that only the exchange shows. A short sentence with the partner's words
 * acknowledges, the answer to a "why" explains, and a line at the end that repeats figures or days sums up.
 * @param earlier all that was said before the line, oldest first; the partner's last words at the end
 * @param isNearEnd whether it is one of the person's last lines
 */
export function sentencesInExchange(line: JudgedLine, earlier: readonly Line[], isNearEnd: boolean): JudgedSentence[] {
  const last = line.before.at(-1);
  if (!last) return [...line.sentences];
  const isAskedWhy = last.sentences.some(({ asked, words }) => asked && words.some(({ plain }) => why.has(plain)));
  const reasonAt = isAskedWhy ? line.sentences.findIndex(isReason) : -1;
  const isWanted = line.acts.has('states-need');
  const known = isNearEnd ? knownParticulars(earlier) : new Set<string>();
  return line.sentences.map((one, at) => {
    const acts = new Set(one.acts);
    if (at < saidBack.sentences && saysBack(one, last)) acts.add('acknowledges');
    if (at === reasonAt || (isWanted && isRecord(one))) acts.add('explains');
    for (const act of promised(one)) acts.add(act);
    if (isNearEnd && isRecap(one, known, last)) acts.add('summarises');
    if (isNearEnd && isPlan(one, line)) acts.add('proposes-step');
    return acts.size === one.acts.length && one.acts.every((act) => acts.has(act)) ? one : { ...one, acts: [...acts] };
  });
}

export const isNearEnd = (index: number, lines: number): boolean => index >= lines - lastLines;

const isHostile = ({ acts }: JudgedSentence) => hostile.some((act) => acts.includes(act));
const isReason = (one: JudgedSentence) =>
  !one.sentence.asked && one.sentence.words.length >= reasonFrom && !isHostile(one);

/** What has been done, with a figure or a time, is a reason: “Since April I’ve run both teams.” */
function isRecord(one: JudgedSentence): boolean {
  const { acts, sentence } = one;
  if (!isReason(one) || !acts.includes('names-fact') || wishes.some((act) => acts.includes(act))) return false;
  const ofMine = sentence.words.some(({ plain }) => us.has(plain));
  return ofMine && sentence.words.some(({ plain }) => done.has(plain));
}

function saysBack(one: JudgedSentence, last: Line): boolean {
  const { asked, words } = one.sentence;
  if (words.length > (asked ? saidBack.asked : saidBack.words) || isHostile(one) || one.acts.includes('greets'))
    return false;
  if (words.some(({ plain }) => negations.has(plain))) return false;
  return !contentWordsOf([one.sentence]).isDisjointFrom(contentWordsOf(last.sentences));
}

/** A promise offers something, and with a day it is a step. */
function promised(one: JudgedSentence): SpeechAct[] {
  if (one.sentence.asked || isHostile(one)) return [];
  const found = commitmentsIn(textOf(one), someDay);
  if (found.length === 0) return [];
  return found.some(({ dueOn }) => dueOn !== null) ? ['offers', 'proposes-step'] : ['offers'];
}

/** At the end, what either of them does on a day that the line names is a step: "We take him to the lake. Sunday." */
function isPlan(one: JudgedSentence, { sentences, answeredBy }: JudgedLine): boolean {
  const { asked, words } = one.sentence;
  if (isHostile(one) || words.some(({ plain }) => past.has(plain))) return false;
  const at = words.findIndex(({ plain }) => !openers.has(plain));
  const does = (index: number) => doers.has(words[index]?.plain ?? '');
  const begins = words.flatMap((_, index) => (index === at || words[index - 1]?.then === 'comma' ? index : []));
  // "Vielleicht nimmst du …", "Could you …": the verb comes first.
  if (asked) return !answeredBy.has('refuses') && requests.has(words[at]?.plain ?? '') && does(at + 1);
  const isDone = begins.some((index) => does(index) || does(index + 1));
  return isDone && sentences.some((other) => dayIn(textOf(other), someDay));
}

function isRecap(one: JudgedSentence, known: ReadonlySet<string>, last: Line): boolean {
  if (one.sentence.asked || isHostile(one)) return false;
  const own = particularsIn(one.sentence);
  const repeated = own.intersection(known);
  const theirs = contentWordsOf([one.sentence]).intersection(contentWordsOf(last.sentences));
  return repeated.size >= 1 && repeated.size + theirs.size >= recapFrom;
}

const textOf = ({ line, passage }: JudgedSentence) => line.text.slice(passage.from, passage.to);

const knownParticulars = (lines: readonly Line[]) =>
  new Set(lines.flatMap(({ sentences }) => sentences.flatMap((sentence) => [...particularsIn(sentence)])));
