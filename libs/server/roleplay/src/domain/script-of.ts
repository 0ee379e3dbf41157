import type { JudgedCriterion, ScriptLine, ScriptMark } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';
import { heardAt } from './heard-at.ts';
import type { LineDelivery } from './line-delivery.ts';
import type { Measure } from '@greenroom/speech-analysis';

interface Line {
  position: number;
  author: 'person' | 'partner';
  text: string;
  status: 'said' | 'removed';
  atMs: number;
  delivery: LineDelivery | null;
  /** Help lines instead of a line of the partner’s. */
  care: boolean;
}

/**
 * Measures where less is better: their moments are marked as costly. Moments of other measures only point to a place.
 */
const costly: ReadonlySet<Measure['name']> = new Set([
  'fillers',
  'hedging',
  'interruptions',
  'longest-monologue',
  'repeated-words',
]);

type Mark = Omit<ScriptMark, 'heardAtMs'>;

/**
 * Returns the lines with marks where checks and measures found something. Where two checks mark the same words, the
 * first one wins.
 * @param rubric gives the text of a mark: what was done, or what to do instead of a behaviour to avoid
 * @param voices stored recordings of the person's voice, by the position of their line
 */
export function scriptOf(
  lines: readonly Line[],
  criteria: readonly JudgedCriterion[],
  { rubric, language }: { rubric: SceneCategory['rubric']; language: 'en' | 'de' },
  measures: readonly Measure[],
  voices: ReadonlyMap<number, readonly { atMs: number; durationMs: number }[]>,
): ScriptLine[] {
  const marks = new Map<number, Mark[]>();
  const mark = (position: number, one: Mark) => {
    const known = marks.get(position) ?? [];
    if (known.some(({ from, to, kind }) => from === one.from && to === one.to && kind === one.kind)) return;
    marks.set(position, [...known, one]);
  };
  const rules = new Map(rubric.flatMap(({ checks }) => checks.map((check) => [check.slug, check] as const)));
  for (const { slug, never, evidence } of criteria.flatMap(({ checks }) => checks)) {
    const note = rules.get(slug)?.[never ? 'advice' : 'done'][language] ?? null;
    for (const { position, from, to } of evidence)
      mark(position, { from, to, kind: never ? 'cost' : 'worked', source: 'check', of: slug, note });
  }
  for (const { name, moments, rating } of measures)
    if (costly.has(name) && rating !== null && rating !== 'GOOD')
      for (const { turn, from, to } of moments)
        mark(turn + 1, { from, to, kind: 'cost', source: 'measure', of: name, note: null });
  return lines.map((line) => {
    const { position, author, text, status, atMs, care } = line;
    const pieces = voices.get(position);
    return {
      ...{ position, author, text, status, atMs },
      ...(care && { care }),
      marks: (marks.get(position) ?? [])
        .map((one) => ({ ...one, heardAtMs: pieces ? heardAt(line, one.from, pieces) : null }))
        .toSorted((a, b) => a.from - b.from || a.to - b.to),
      voice: pieces ? { durationMs: pieces.reduce((sum, { durationMs }) => sum + durationMs, 0) } : null,
    };
  });
}
