import { judgedWordsIn } from '../index.ts';
import { scoreByRules } from '../domain/testing/score-by-rules.ts';
import type { Rehearsals } from './load-transcripts.ts';
import { rankCorrelation } from './rank-correlation.ts';

export interface Ranked {
  name: string;
  /** `null` where the version is too short to rank; that ranks lowest. */
  scores: { way: string; rank: number; score: number | null }[];
  correlation: number;
  /** Pairs of versions of different rank, and how many of them the scorer ranks correctly. */
  pairs: number;
  rightPairs: number;
}

/** Scene feedback needs fewer words; the order of versions with a word or two a line says little about the rules. */
const wordsToRank = 60;

/** Scores each version of a scene, and compares the order of the scores with the intended one. */
export function rankVersions({ name, rubric, subjects, versions }: Rehearsals): Ranked {
  const scores = versions.map(({ way, rank, transcript }) => {
    const said = transcript.turns.filter(({ speaker }) => speaker === 'you').map(({ text }) => judgedWordsIn(text));
    const isJudged = said.reduce((sum, words) => sum + words, 0) >= wordsToRank;
    return { way, rank, score: isJudged ? scoreByRules(transcript, rubric, subjects).score : null };
  });
  const pairs = scores.flatMap((a) =>
    scores.filter((b) => a.rank > b.rank).map((b) => (a.score ?? 0) > (b.score ?? 0)),
  );
  return {
    name,
    scores,
    correlation: rankCorrelation(
      scores.map(({ rank }) => rank),
      scores.map(({ score }) => score ?? 0),
    ),
    pairs: pairs.length,
    rightPairs: pairs.filter(Boolean).length,
  };
}
