import { scoreByRules } from '../domain/testing/score-by-rules.ts';
import { loadPlays, mostWithoutTalk, type PlaySet, type PlayWay } from './load-plays.ts';

export interface JudgedPlays {
  set: PlaySet;
  scenes: { name: string; scores: Record<PlayWay, number> }[];
  pairs: number;
  rightPairs: number;
  /** Plays that are stuffed or off-topic, and how many of them stay within their limit. */
  withoutTalk: number;
  lowEnough: number;
}

/** Scores the plays of a set, comparing each pair of different rank and checking each play without a conversation. */
export function judgePlays(set: PlaySet): JudgedPlays {
  const scenes = loadPlays(set).map(({ name, rubric, subjects, versions }) => ({
    name,
    scored: versions.map(({ way, rank, transcript }) => ({
      way,
      rank,
      score: scoreByRules(transcript, rubric, subjects).score,
    })),
  }));
  const pairs = scenes.flatMap(({ scored }) =>
    scored.flatMap((a) => scored.filter((b) => a.rank > b.rank).map((b) => a.score > b.score)),
  );
  const low = scenes.flatMap(({ scored }) =>
    scored.filter(({ way }) => way === 'stuffed' || way === 'off-topic').map(({ score }) => score <= mostWithoutTalk),
  );
  return {
    set,
    scenes: scenes.map(({ name, scored }) => ({
      name,
      scores: Object.fromEntries(scored.map(({ way, score }) => [way, score])) as Record<PlayWay, number>,
    })),
    pairs: pairs.length,
    rightPairs: pairs.filter(Boolean).length,
    withoutTalk: low.length,
    lowEnough: low.filter(Boolean).length,
  };
}
