import { join } from 'node:path';
import { z } from 'zod';
import { judgedBy, readYaml, type Rehearsals, type Version } from './load-transcripts.ts';

/** Ways of playing a scene. Lists of the rubric's words, repetition and off-topic speech rank with a poor play. */
export const playRanks = { excellent: 3, decent: 2, poor: 1, stuffed: 1, 'off-topic': 1 } as const;
export type PlayWay = keyof typeof playRanks;

/** The highest score that a stuffed or off-topic play may have. */
export const mostWithoutTalk = 4;

const PlaysFile = z.array(
  z.strictObject({
    scene: z.string(),
    language: z.enum(['en', 'de']).default('en'),
    version: z.enum(Object.keys(playRanks) as [PlayWay, ...PlayWay[]]),
    lines: z.array(z.strictObject({ who: z.enum(['you', 'partner']), text: z.string() })),
  }),
);

/**
 * Only the development plays may be looked at while rules are written. Those in `development-2` are by
 * somebody who had read how scenes are scored, those in `held-out-2` by somebody who had not.
 */
const files = { development: ['development', 'development-2'], 'held-out': ['held-out', 'held-out-2'] } as const;
export type PlaySet = keyof typeof files;
export const playSets = Object.keys(files) as PlaySet[];

export interface Play extends Version {
  way: PlayWay;
}

/** Loads the plays of a set, including the German ones. */
export function loadPlays(set: PlaySet): Rehearsals<Play>[] {
  const plays = files[set].flatMap((file) =>
    PlaysFile.parse(readYaml(join(import.meta.dirname, 'plays', `${file}.yaml`))),
  );
  return [...Map.groupBy(plays, ({ scene }) => scene)].map(([name, versions]) => ({
    name,
    heldOut: set === 'held-out',
    ...judgedBy(name, versions[0]!.language),
    versions: versions.map(({ version, language, lines }) => ({
      way: version,
      rank: playRanks[version],
      transcript: { language, turns: lines.map(({ who, text }) => ({ speaker: who, text })) },
    })),
  }));
}
