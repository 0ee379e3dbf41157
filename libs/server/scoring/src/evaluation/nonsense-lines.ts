import { join } from 'node:path';
import { z } from 'zod';
import { scoreByRules } from '../domain/testing/score-by-rules.ts';
import { loadPlays, type PlaySet } from './load-plays.ts';
import { readYaml } from './load-transcripts.ts';

/**
 * Lines that say nothing in any scene: gibberish, absurd sentences, other matters and trivia. Those held out are by
 * somebody who had seen neither rules nor scenes.
 */
const NonsenseFile = z.array(
  z.strictObject({
    language: z.enum(['en', 'de']),
    kind: z.enum(['gibberish', 'absurd', 'elsewhere', 'trivia']),
    text: z.string(),
  }),
);

export interface NonsenseResult {
  set: PlaySet;
  /** Plays with one line replaced. */
  plays: number;
  /** In how many of them the line was quoted for something done well. */
  praised: number;
}

/** Replaces one line of each excellent development play by each line of a set, and counts where it is praised. */
export function countPraisedNonsense(set: PlaySet): NonsenseResult {
  const lines = NonsenseFile.parse(readYaml(join(import.meta.dirname, 'nonsense', `${set}.yaml`)));
  const praised = loadPlays('development').flatMap(({ rubric, subjects, versions }) => {
    const excellent = versions.find(({ way }) => way === 'excellent');
    if (!excellent) return [];
    const { transcript } = excellent;
    const toDo = new Set(rubric.flatMap(({ checks }) => checks.flatMap(({ slug, never }) => (never ? [] : slug))));
    const own = transcript.turns.flatMap(({ speaker }, at) => (speaker === 'you' ? at : []));
    return lines
      .filter(({ language }) => language === transcript.language)
      .map(({ text }) => {
        const at = own[text.length % own.length]!;
        const turns = transcript.turns.map((turn, index) => (index === at ? { ...turn, text } : turn));
        const { criteria } = scoreByRules({ ...transcript, turns }, rubric, subjects);
        const done = criteria.flatMap(({ checks }) => checks.filter(({ slug }) => toDo.has(slug)));
        return done.some(({ evidence }) => evidence.some(({ turn }) => turn === at));
      });
  });
  return { set, plays: praised.length, praised: praised.filter(Boolean).length };
}
