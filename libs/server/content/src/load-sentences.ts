import { basename, join } from 'node:path';
import { SentencesFile, type SentenceToSay } from './domain/sentence-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/**
 * Reads the files under `sentences/`; an empty list if the folder does not exist.
 * @returns the sentences, ordered by file name and position in the file; unknown coaches and ids that stand twice are
 * added to the problems
 */
export async function loadSentences(
  folder: string,
  coaches: readonly string[],
  text: ReadText,
  problems: Problems,
): Promise<SentenceToSay[]> {
  const sentences = new Map<string, SentenceToSay>();
  for (const name of await yamlFilesIn(folder)) {
    const file = `content/sentences/${name}`;
    for (const one of readYaml(SentencesFile, await text(join(folder, name)), problems)?.value ?? []) {
      if (!coaches.includes(one.coach)) problems.add(file, 1, `there is no coach "${one.coach}"`);
      if (sentences.has(one.id)) problems.add(file, 1, `"${one.id}" stands twice`);
      sentences.set(one.id, { ...one, group: basename(name, '.yaml') });
    }
  }
  return [...sentences.values()];
}
