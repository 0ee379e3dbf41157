import { randomBy } from '@greenroom/test-tools/random-by';
import { noHabit, type PauseHabit, withPause } from '../turn-end/pause-habit.ts';
import type { TurnSoFar } from '../turn-end/read-turn.ts';
import { type MarkedTurn, momentsOf } from './turns.ts';

/**
 * Pauses within a turn are log-normal, with this median in ms and standard deviation of the logarithm. Nine of ten are
 * from 0.4 to 1.4 s, in stories from 0.95 to 1.55 s.
 */
const pauses = { story: { medianMs: 1_200, spread: 0.15 }, other: { medianMs: 750, spread: 0.38 } };
/** The speaker's share of the spread: one speaker's pauses are all long, or all short. */
const speakersShare = 0.36;
/** Turns of one speaker in a call. */
const turnsInCall = 8;
/** How often each turn is spoken, by different speakers. */
const rounds = 10;

/** A silence, and how long the rule waits in it, in ms. */
export interface Silence {
  turn: MarkedTurn;
  waitMs: number;
  /** The length of the pause; undefined at the end of the turn. */
  pauseMs: number | undefined;
}

/** Decides when a turn is over; returns the wait in ms. */
export type WaitRule = (moment: TurnSoFar, habit: PauseHabit, turn: MarkedTurn) => number;

/** Returns the words since the last pause as a transcriber hears them. @param random from 0 up to 1 */
export type Hearing = (piece: string, turn: MarkedTurn, random: () => number) => string;

/**
 * Returns all silences of simulated calls in which speakers say the turns. Deterministic for the same turns and rule.
 */
export function silencesOf(
  turns: readonly MarkedTurn[],
  waitOf: WaitRule,
  hearing: Hearing = (piece) => piece,
): Silence[] {
  const random = randomBy(311);
  const silences: Silence[] = [];
  for (const language of ['en', 'de'])
    for (let round = 0; round < rounds; round += 1) {
      const order = shuffled(
        turns.filter((turn) => turn.language === language),
        random,
      );
      for (let at = 0; at < order.length; at += turnsInCall)
        silences.push(...call(order.slice(at, at + turnsInCall), waitOf, hearing, random));
    }
  return silences;
}

function call(turns: readonly MarkedTurn[], waitOf: WaitRule, hearing: Hearing, random: () => number): Silence[] {
  const speaker = normal(random);
  let habit = noHabit;
  return turns.flatMap((turn) => {
    const { medianMs, spread } = turn.kind === 'story' ? pauses.story : pauses.other;
    return momentsOf(turn, (piece) => hearing(piece, turn, random)).map((moment, at) => {
      const waitMs = waitOf(moment, habit, turn);
      if (at === turn.pieces.length - 1) return { turn, waitMs, pauseMs: undefined };
      const own = Math.sqrt(speakersShare) * speaker + Math.sqrt(1 - speakersShare) * normal(random);
      const pauseMs = medianMs * Math.exp(spread * own);
      habit = withPause(habit, pauseMs);
      return { turn, waitMs, pauseMs };
    });
  });
}

/** Samples a standard normal distribution (Box and Muller, 1958). */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
