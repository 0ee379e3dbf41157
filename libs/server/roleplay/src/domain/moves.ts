import type { AiPersonality, Difficulty, MoodCause } from '@greenroom/contracts';
import type { SpeechAct } from '@greenroom/content';

/** Default change of the partner's mood by each act, where neither scene nor personality overrides it. */
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
  /** Factors for friendly and unfriendly acts. */
  good: number;
  bad: number;
  /** Added to single acts after the factors. */
  also?: Partial<Record<SpeechAct, number>>;
}

const byDifficulty: Readonly<Record<Difficulty, Leaning>> = {
  easygoing: { begins: 1, good: 1.2, bad: 0.8 },
  realistic: { begins: 0, good: 1, bad: 1 },
  tough: { begins: -1, good: 0.5, bad: 1.2 },
};

const byPersonality: Readonly<Record<AiPersonality, Leaning>> = {
  /** Agrees with everything, commits to little. */
  charming: { begins: 0.5, good: 0.7, bad: 0.8, also: { 'proposes-step': -0.2 } },
  'easily-hurt': { begins: 0, good: 1.1, bad: 1.5, also: { refuses: -0.3, acknowledges: 0.2 } },
  blunt: { begins: 0, good: 0.9, bad: 0.7, also: { hedges: -0.4, 'states-need': 0.2, refuses: 0.3 } },
  busy: { begins: -0.2, good: 0.9, bad: 1.1, also: { 'names-fact': 0.2, hedges: -0.3, explains: -0.1 } },
  'cold-at-first': { begins: -0.8, good: 1.1, bad: 1 },
};

const even: Leaning = { begins: 0, good: 1, bad: 1 };
/** The most that one line can change the mood; upwards it is multiplied by the factor for friendly acts. */
const most = { up: 0.6, down: -2 };
/** Applied to a line that is off topic. */
const offTopicMove = -0.4;
const ends = { low: -3, high: 3 };

export interface PartnerTraits {
  difficulty: Difficulty;
  aiPersonality: AiPersonality | null;
}

/** Returns the mood a scene begins with: from −3 (about to leave) to 3 (on the person's side). */
export function firstMood({ difficulty, aiPersonality }: PartnerTraits): number {
  return within(byDifficulty[difficulty].begins + leaningOf(aiPersonality).begins);
}

/**
 * Returns the mood after a line.
 * @param own weights of acts in this scene, where they differ from the defaults
 * @param offTopic the line was about something else
 */
export function moodAfter(
  mood: number,
  acts: readonly SpeechAct[],
  temper: PartnerTraits,
  own: Partial<Record<SpeechAct, number>>,
  offTopic = false,
): number {
  const moved = weighed(acts, temper, own, offTopic).reduce((sum, { move }) => sum + move, 0);
  return within(mood + Math.min(most.up * byDifficulty[temper.difficulty].good, Math.max(most.down, moved)));
}

/**
 * Returns the part of a line that changed the mood most, in the direction of the change.
 * @param moved by how much the mood changed
 * @returns null where the mood did not change
 */
export function causeOfMove(
  moved: number,
  acts: readonly SpeechAct[],
  temper: PartnerTraits,
  own: Partial<Record<SpeechAct, number>>,
  offTopic: boolean,
): MoodCause | null {
  if (moved === 0) return null;
  const [most] = weighed(acts, temper, own, offTopic).toSorted((a, b) => (b.move - a.move) * Math.sign(moved));
  return most?.cause ?? null;
}

/** Weighs each part of a line for this partner. */
function weighed(
  acts: readonly SpeechAct[],
  { difficulty, aiPersonality }: PartnerTraits,
  own: Partial<Record<SpeechAct, number>>,
  offTopic: boolean,
): { cause: MoodCause; move: number }[] {
  const [pushed, person] = [byDifficulty[difficulty], leaningOf(aiPersonality)];
  const parts = acts.map((act) => {
    const move = (own[act] ?? usualMoves[act]) + (person.also?.[act] ?? 0);
    return { cause: act, move: move * (move > 0 ? pushed.good * person.good : pushed.bad * person.bad) };
  });
  if (!offTopic) return parts;
  // What is about something else wins nobody over.
  const unfriendly = parts.filter(({ move }) => move < 0);
  return [...unfriendly, { cause: 'off-topic', move: offTopicMove * pushed.bad * person.bad }];
}

const leaningOf = (personality: AiPersonality | null) => (personality === null ? even : byPersonality[personality]);
/** Clamps the mood, rounded to hundredths so that thresholds do not depend on the number of steps. */
const within = (mood: number) => Math.round(Math.min(ends.high, Math.max(ends.low, mood)) * 100) / 100;
