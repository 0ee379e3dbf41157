import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SceneCategoryFile, SceneFile } from '@greenroom/content';
import type { Criterion, Subjects, Transcript } from '../index.ts';

/** How a scene was gone through, best first; ways of the same number are equally good. */
export const ranks = { well: 4, middling: 3, rambling: 2, badly: 2, aggressive: 1, silent: 1 } as const;
export type Way = keyof typeof ranks;

/** Counted by hand, of the person's own lines. */
const Counts = z.strictObject({
  /** As a word processor counts. */
  words: z.number(),
  fillers: z.number(),
  hedges: z.number(),
  open: z.number(),
  closed: z.number(),
});

const TranscriptsFile = z.strictObject({
  scene: z.string(),
  language: z.enum(['en', 'de']),
  /** Written after the rules were set, and never used to set them. */
  heldOut: z.literal(true).optional(),
  versions: z
    .array(
      z.strictObject({
        way: z.enum(Object.keys(ranks) as [Way, ...Way[]]),
        counts: Counts,
        turns: z.array(z.union([z.strictObject({ you: z.string() }), z.strictObject({ partner: z.string() })])),
      }),
    )
    .min(6),
});

export interface Version {
  way: Way;
  rank: number;
  counts: z.infer<typeof Counts>;
  transcript: Transcript;
}

/** A scene as it was gone through several times, with what it is judged by. */
export interface Rehearsals {
  /** The file's name. */
  name: string;
  heldOut: boolean;
  rubric: readonly Criterion[];
  subjects: Subjects;
  versions: readonly Version[];
}

const here = resolve(import.meta.dirname, 'transcripts');
export const contentDir = process.env.CONTENT_DIR ?? resolve(import.meta.dirname, '../../../../../content');

/** Reads the transcripts that were written for the purpose, each scene with the rubric of its category. */
export function loadTranscripts(): Rehearsals[] {
  const folder = join(contentDir, 'scenes');
  const scenes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return readdirSync(here)
    .toSorted()
    .map((file) => readRehearsals(join(here, file), scenes));
}

function readRehearsals(file: string, scenes: readonly string[]): Rehearsals {
  const { scene, language, heldOut, versions } = TranscriptsFile.parse(readYaml(file));
  const sceneFile = scenes.find((path) => basename(path, '.yaml') === scene);
  if (!sceneFile) throw new Error(`${file} names the scene "${scene}", which is not there`);
  const { subjects } = readYaml(sceneFile) as SceneFile;
  const { rubric } = readYaml(join(dirname(sceneFile), 'category.yaml')) as SceneCategoryFile;
  return {
    name: basename(file, '.yaml'),
    heldOut: heldOut ?? false,
    rubric: rubric.map(withDefaults),
    subjects,
    versions: versions.map(({ way, counts, turns }) => ({
      way,
      rank: ranks[way],
      counts,
      transcript: { language, turns: turns.map((turn) => asTurn(turn)) },
    })),
  };
}

export const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const asTurn = (turn: { you: string } | { partner: string }) =>
  'you' in turn ? { speaker: 'you', text: turn.you } : { speaker: 'partner', text: turn.partner };

/** The files leave out what is usual. */
function withDefaults(criterion: Criterion): Criterion {
  const checks = criterion.checks.map((check) => ({ ...check, count: check.count ?? 1, never: check.never ?? false }));
  return { ...criterion, checks };
}
