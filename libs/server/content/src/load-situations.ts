import { join } from 'node:path';
import type { Coach } from './domain/content-files.ts';
import type { Scenes } from './domain/scenes.ts';
import { type KnownSituation, FallbacksFile, type Situation, SituationsFile } from './domain/situation-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { listIn } from './list-in.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/**
 * Reads the files under `situations/`; an empty list if the folder does not exist.
 * @returns the situations, ordered by file name and position in the file; unknown references are added to the problems
 */
export async function loadSituations(
  folder: string,
  there: { coaches: readonly Coach[]; scenes: Scenes },
  text: ReadText,
  problems: Problems,
): Promise<KnownSituation[]> {
  const situations: KnownSituation[] = [];
  for (const name of await yamlFilesIn(folder)) {
    const read = readYaml(SituationsFile, await text(join(folder, name)), problems);
    for (const situation of read?.value ?? []) {
      const file = `content/situations/${name}`;
      for (const one of namesNothing(situation, there))
        problems.add(file, 1, `"${situation.id}" names "${one}", which there is not`);
      if (situations.some(({ id }) => id === situation.id)) problems.add(file, 1, `"${situation.id}" stands twice`);
      situations.push(situation);
    }
  }
  return situations;
}

/**
 * Reads `fallbacks.yaml`; an empty list if the file does not exist.
 * @returns the fallbacks in the file's order; unknown references are added to the problems
 */
export async function loadFallbacks(
  path: string,
  there: { coaches: readonly Coach[]; scenes: Scenes },
  text: ReadText,
  problems: Problems,
): Promise<Situation[]> {
  const fallbacks = await listIn(FallbacksFile, path, text, problems);
  for (const fallback of fallbacks)
    for (const one of namesNothing(fallback, there))
      problems.add('content/fallbacks.yaml', 1, `"${fallback.id}" names "${one}", which there is not`);
  return fallbacks;
}

function namesNothing(
  { coach, scene, item }: Situation,
  { coaches, scenes }: { coaches: readonly Coach[]; scenes: Scenes },
): string[] {
  const found = coaches.find(({ slug }) => slug === coach);
  return [
    ...(found || coach === undefined ? [] : [coach]),
    ...(scene === undefined || scenes.scene(scene) ? [] : [scene]),
    ...(item === undefined || found?.shelf.some(({ slug }) => slug === item) ? [] : [item]),
  ];
}
