import type { AiPersonality, Difficulty, MoodCause } from '@greenroom/contracts';
import type { SpeechAct } from '@greenroom/content';

/** By how much an act moves the partner's mood, where neither scene nor personality says otherwise. */
const usualMoves: Readonly<Record<SpeechAct, number>> = {
  greets: 0,
  acknowledges: 0.6,
  'asks-open': 0.4,
  'asks-closed': 0,
  'states-need': 0,
  explains: 0.2,
  'names-fact': 0.2,
  offers: 0.5,
  'proposes-step': 0.4,
  summarises: 0.4,
  apologises: 0.5,
  thanks: 0.2,
  agrees: 0.3,
  refuses: -0.2,
  hedges: -0.1,
  pushes: -0.6,
  blames: -0.8,
  threatens: -1.2,
  insults: -1.6,
};

interface Leaning {
  begins: number;
  /** What friendly and unfriendly acts count, of what they would. */
  good: number;
  bad: number;
  /** What an act counts beside that. */
  also?: Partial<Record<SpeechAct, number>>;
}

const byDifficulty: Readonly<Record<Difficulty, Leaning>> = {
  easygoing: { begins: 1, good: 1.2, bad: 0.8 },
  realistic: { begins: 0, good: 1, bad: 1 },
  tough: { begins: -1, good: 0.5, bad: 1.2 },
};

const byPersonality: Readonly<Record<AiPersonality, Leaning>> = {
  /** Agrees with all of it, promises little. */
  charming: { begins: 0.5, good: 0.7, bad: 0.8, also: { 'proposes-step': -0.2 } },
  'easily-hurt': { begins: 0, good: 1.1, bad: 1.5, also: { refuses: -0.3, acknowledges: 0.2 } },
  blunt: { begins: 0, good: 0.9, bad: 0.7, also: { hedges: -0.4, 'states-need': 0.2, refuses: 0.3 } },
  busy: { begins: -0.2, good: 0.9, bad: 1.1, also: { 'names-fact': 0.2, hedges: -0.3, explains: -0.1 } },
  'cold-at-first': { begins: -0.8, good: 1.1, bad: 1 },
};

const even: Leaning = { begins: 0, good: 1, bad: 1 };
/** One line changes a mood by no more than this, whatever it holds; upwards, by the share that friendly acts count. */
const most = { up: 0.6, down: -2 };
/** Somebody who talks of other things is not with the partner. */
const offTopicMove = -0.4;
const ends = { low: -3, high: 3 };

export interface Temper {
  difficulty: Difficulty;
  aiPersonality: AiPersonality | null;
}

/** The mood a scene begins in: −3, about to leave, to 3, on your side. */
export function firstMood({ difficulty, aiPersonality }: Temper): number {
  return within(byDifficulty[difficulty].begins + leaningOf(aiPersonality).begins);
}

/**
 * The mood after a line.
 * @param own what acts count in this scene, where that differs from the usual
 * @param offTopic the line was about something else
 */
export function moodAfter(
  mood: number,
  acts: readonly SpeechAct[],
  temper: Temper,
  own: Partial<Record<SpeechAct, number>>,
  offTopic = false,
): number {
  const moved = weighed(acts, temper, own, offTopic).reduce((sum, { move }) => sum + move, 0);
  return within(mood + Math.min(most.up * byDifficulty[temper.difficulty].good, Math.max(most.down, moved)));
}

/**
 * What of a line moved the mood most, in the direction in which it went.
 * @param moved by how much the mood changed
 * @returns null where it stayed as it was
 */
export function causeOfMove(
  moved: number,
  acts: readonly SpeechAct[],
  temper: Temper,
  own: Partial<Record<SpeechAct, number>>,
  offTopic: boolean,
): MoodCause | null {
  if (moved === 0) return null;
  const [most] = weighed(acts, temper, own, offTopic).toSorted((a, b) => (b.move - a.move) * Math.sign(moved));
  return most?.cause ?? null;
}

/** What each part of a line counts for this partner. */
function weighed(
  acts: readonly SpeechAct[],
  { difficulty, aiPersonality }: Temper,
  own: Partial<Record<SpeechAct, number>>,
  offTopic: boolean,
): { cause: MoodCause; move: number }[] {
  const [pushed, person] = [byDifficulty[difficulty], leaningOf(aiPersonality)];
  const parts = acts.map((act) => {
    const move = (own[act] ?? usualMoves[act]) + (person.also?.[act] ?? 0);
    return { cause: act, move: move * (move > 0 ? pushed.good * person.good : pushed.bad * person.bad) };
  });
  return offTopic ? [...parts, { cause: 'off-topic', move: offTopicMove * pushed.bad * person.bad }] : parts;
}

const leaningOf = (personality: AiPersonality | null) => (personality === null ? even : byPersonality[personality]);
/** To hundredths, so that a threshold means the same after any number of steps. */
const within = (mood: number) => Math.round(Math.min(ends.high, Math.max(ends.low, mood)) * 100) / 100;
