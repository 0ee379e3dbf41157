import { join } from 'node:path';
import { type Rejoinder, RejoindersFile } from './domain/rejoinder-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/**
 * Reads the files under `rejoinders/`; an empty list if the folder does not exist.
 * @returns the rejoinders, ordered by file name and position in the file
 */
export async function loadRejoinders(folder: string, text: ReadText, problems: Problems): Promise<Rejoinder[]> {
  const rejoinders: Rejoinder[] = [];
  for (const name of await yamlFilesIn(folder))
    for (const rejoinder of readYaml(RejoindersFile, await text(join(folder, name)), problems)?.value ?? []) {
      if (rejoinders.some(({ id }) => id === rejoinder.id))
        problems.add(`content/rejoinders/${name}`, 1, `"${rejoinder.id}" stands twice`);
      rejoinders.push(rejoinder);
    }
  return rejoinders;
}
