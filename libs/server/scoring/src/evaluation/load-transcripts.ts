import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type CategoryLinesFile,
  categoryInLanguage,
  type Scene,
  type SceneCategory,
  type SceneCategoryFile,
  type SceneFile,
  sceneInLanguage,
  type SceneLinesFile,
} from '@greenroom/content';
import type { Transcript } from '@greenroom/speech-analysis';
import type { Criterion, Subjects } from '../index.ts';

/** Ways of playing a scene, best first; ways with the same number are equally good. */
export const ranks = { well: 4, middling: 3, rambling: 2, badly: 2, aggressive: 1, silent: 1 } as const;
export type Way = keyof typeof ranks;

/** Counted by hand, in the person's own lines. */
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
  way: string;
  /** Versions of the same rank are not compared. */
  rank: number;
  transcript: Transcript;
}

/** A scene played several times, with its rubric. */
export interface Rehearsals<V extends Version = Version> {
  /** The scene, or the file of its transcripts. */
  name: string;
  heldOut: boolean;
  rubric: readonly Criterion[];
  subjects: Subjects;
  versions: readonly V[];
}

export interface CountedVersion extends Version {
  way: Way;
  counts: z.infer<typeof Counts>;
}

const here = resolve(import.meta.dirname, 'transcripts');
export const contentDir = process.env.CONTENT_DIR ?? shippedContent;

/** Loads transcripts written for this purpose, each scene with the rubric of its category. */
export function loadTranscripts(): Rehearsals<CountedVersion>[] {
  return readdirSync(here)
    .toSorted()
    .map((file) => readRehearsals(join(here, file)));
}

/** Returns what a scene is judged by in a language, as the product does: by its translation where there is one. */
export function judgedBy(name: string, language: 'en' | 'de'): { rubric: readonly Criterion[]; subjects: Subjects } {
  const folder = join(contentDir, 'scenes');
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (one) => basename(one, '.yaml') === name,
  );
  if (!path) throw new Error(`No scene "${name}" in ${folder}`);
  const inGerman = (file: string) => readYaml(join(folder, file.replace('.yaml', '.de.yaml')));
  const file = join(dirname(path), 'category.yaml');
  const scene = { ...(readYaml(join(folder, path)) as SceneFile), inGerman: inGerman(path) as SceneLinesFile };
  const category = {
    ...(readYaml(join(folder, file)) as SceneCategoryFile),
    inGerman: inGerman(file) as CategoryLinesFile,
  };
  return {
    rubric: categoryInLanguage(category as SceneCategory, language).rubric.map(withDefaults),
    subjects: sceneInLanguage(scene as Scene, language).subjects,
  };
}

function readRehearsals(file: string): Rehearsals<CountedVersion> {
  const { scene, language, heldOut, versions } = TranscriptsFile.parse(readYaml(file));
  return {
    name: basename(file, '.yaml'),
    heldOut: heldOut ?? false,
    ...judgedBy(scene, language),
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

/** Adds the defaults that the files leave out. */
function withDefaults(criterion: Criterion): Criterion {
  const checks = criterion.checks.map((check) => ({ ...check, count: check.count ?? 1, never: check.never ?? false }));
  return { ...criterion, checks };
}
