import { hedgesIn } from '../acts/hear-hedges.ts';
import { type ReadTranscript, type ReadTurn, readTranscript } from '../read-transcript.ts';
import type { Passage, Transcript } from '../transcript.ts';
import { bandsFor, type OtherBands } from './bands.ts';
import { findFillers } from './count-fillers.ts';
import { repeatedWords } from './count-repeated.ts';
import { interruptionsIn } from './measure-interruptions.ts';
import { pitchDeviation } from './measure-monotone.ts';
import { paceOf } from './measure-pace.ts';
import { pausesOf } from './measure-pauses.ts';
import { questionsOf } from './measure-questions.ts';
import { fewestWords, type Measure, type MeasureName, rated, wordsAMinute } from './measure-types.ts';
import { runsOf } from './runs.ts';
import { isTimed, spanMs, talkMs, wordTimes } from './talk-time.ts';

/** A share of fewer questions is meaningless. */
const fewestQuestions = 3;

/**
 * Measures how a person speaks: each measure with its value, rating, good range and sources.
 * @param others ranges for this kind of conversation, instead of the usual ones
 */
export function measure(transcript: Transcript, others: OtherBands = {}): Measure[] {
  return measureRead(readTranscript(transcript), others);
}

/** Measures a transcript that is already parsed. */
export function measureRead(read: ReadTranscript, others: OtherBands = {}): Measure[] {
  const { turns, own, language } = read;
  const basis = isTimed(own) ? ('time' as const) : ('words' as const);
  const wholeBasis = isTimed(turns) ? ('time' as const) : ('words' as const);
  const ownWords = wordsOf(own);
  const enough = ownWords >= fewestWords;
  const told = (name: MeasureName, value: number | undefined, more: Partial<Measure> = {}): Measure => {
    const bands = bandsFor(name, language, others);
    const nothing = { value: null, rating: null };
    return { name, ...bands, basis, moments: [], ...(value === undefined ? nothing : rated(value, bands)), ...more };
  };

  const pace = paceOf(own, turns);
  const spread = own.some((turn) => !wordTimes(turn));
  const fillers = findFillers(own, language);
  const hedges = own.flatMap((turn) => hedgesIn(turn, language));
  const pauses = pausesOf(turns);
  const questions = questionsOf(read);
  const open = questions?.filter(({ act }) => act === 'asks-open') ?? [];
  const interruptions = interruptionsIn(turns);
  const repeated = repeatedWords(own, language);

  const minutes =
    basis === 'time'
      ? Math.max(1, talkMs(own) - fillers.ms) / 60_000
      : Math.max(1, ownWords - fillers.words) / wordsAMinute;
  const tenMinutes = (wholeBasis === 'time' ? spanMs(turns) / 60_000 : wordsOf(turns) / wordsAMinute) / 10;
  const canInterrupt = wholeBasis === 'time' || turns.some(({ turn }) => turn.cutOff !== undefined);
  const perTen = (count: number) => (enough && tenMinutes > 0 ? count / tenMinutes : undefined);

  return [
    told('pace', pace?.wordsAMinute, pace && { series: pace.series, ...(spread && { caution: 'no-word-times' }) }),
    told('fillers', enough ? fillers.moments.length / minutes : undefined, {
      count: fillers.moments.length,
      moments: fillers.moments,
      ...(basis === 'time' ? { caution: 'heard-by-machine' } : {}),
    }),
    told('pauses', pauses?.seconds, { moments: pauses?.moments ?? [] }),
    told('talk-share', shareOf(turns, wholeBasis), { basis: wholeBasis }),
    told('longest-monologue', ...longestOf(turns, wholeBasis)),
    told('questions', questions && perTen(questions.length), {
      basis: wholeBasis,
      ...(questions && { count: questions.length, moments: questions.map(({ passage }) => passage) }),
    }),
    told('open-questions', questions && questions.length >= fewestQuestions ? share(open, questions) : undefined, {
      ...(questions && { count: open.length, moments: open.map(({ passage }) => passage) }),
    }),
    told('hedging', enough ? hedges.length / minutes : undefined, { count: hedges.length, moments: hedges }),
    told('interruptions', canInterrupt ? perTen(interruptions.length) : undefined, {
      basis: wholeBasis,
      count: interruptions.length,
      moments: interruptions,
    }),
    told('monotone', pitchDeviation(own.map(({ turn }) => turn))),
    told('repeated-words', enough ? ((repeated[0]?.count ?? 0) / ownWords) * 100 : undefined, {
      count: repeated[0]?.count ?? 0,
      words: repeated,
    }),
  ];
}

const share = (some: readonly unknown[], all: readonly unknown[]): number => (some.length / all.length) * 100;

const wordsOf = (turns: readonly ReadTurn[]): number => turns.reduce((sum, { line }) => sum + line.words, 0);

function shareOf(turns: readonly ReadTurn[], basis: Measure['basis']): number | undefined {
  const amount = basis === 'time' ? talkMs : wordsOf;
  const [mine, theirs] = [amount(turns.filter(({ own }) => own)), talkOfOthers(turns, amount)];
  return mine > 0 && theirs > 0 ? (mine / (mine + theirs)) * 100 : undefined;
}

/** Adds up the other speakers separately, because simultaneous speech counts for each. */
function talkOfOthers(turns: readonly ReadTurn[], amount: (turns: readonly ReadTurn[]) => number): number {
  const others = Map.groupBy(
    turns.filter(({ own }) => !own),
    ({ turn }) => turn.speaker,
  );
  return [...others.values()].reduce((sum, theirs) => sum + amount(theirs), 0);
}

/** In ms. A longer silence is not part of a turn: a person alone on a call is waiting for others. */
const waitingMs = 15_000;

/** Splits a person's continuous speech where they wait: before the others join, and after they have left. */
function withoutWaiting(run: readonly ReadTurn[]): ReadTurn[][] {
  const cut: ReadTurn[][] = [];
  for (const read of run) {
    const going = cut.at(-1);
    const ended = going?.at(-1)?.turn.endedMs;
    const waits = ended !== undefined && read.turn.beganMs !== undefined && read.turn.beganMs - ended >= waitingMs;
    if (going && !waits) going.push(read);
    else cut.push([read]);
  }
  return cut;
}

function longestOf(turns: readonly ReadTurn[], basis: Measure['basis']): [number | undefined, Partial<Measure>] {
  const runs = runsOf(turns)
    .filter(([first]) => first?.own)
    .flatMap(withoutWaiting);
  const seconds = (run: readonly ReadTurn[]) =>
    basis === 'time' ? spanMs(run) / 1_000 : (wordsOf(run) / wordsAMinute) * 60;
  const longest = runs.toSorted((a, b) => seconds(b) - seconds(a))[0];
  if (!longest) return [undefined, { basis }];
  const moments = longest.map(({ index, turn }): Passage => ({ turn: index, from: 0, to: turn.text.length }));
  return [seconds(longest), { basis, moments }];
}
