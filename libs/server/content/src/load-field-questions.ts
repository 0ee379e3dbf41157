import { basename, join } from 'node:path';
import { type FieldQuestion, FieldQuestionsFile } from './domain/field-question-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/**
 * Reads the files under `field-questions/`, each named for a coach; an empty list if the folder does not exist.
 * @returns the questions, ordered by file name and position in the file; unknown coaches and ids that stand twice are
 * added to the problems
 */
export async function loadFieldQuestions(
  folder: string,
  coaches: readonly string[],
  text: ReadText,
  problems: Problems,
): Promise<FieldQuestion[]> {
  const questions: FieldQuestion[] = [];
  for (const name of await yamlFilesIn(folder)) {
    const file = `content/field-questions/${name}`;
    const coach = basename(name, '.yaml');
    if (!coaches.includes(coach)) problems.add(file, 1, `there is no coach "${coach}"`);
    const ids = new Set<string>();
    for (const one of readYaml(FieldQuestionsFile, await text(join(folder, name)), problems)?.value ?? []) {
      if (ids.has(one.id)) problems.add(file, 1, `"${one.id}" stands twice`);
      ids.add(one.id);
      questions.push({ ...one, coach });
    }
  }
  return questions;
}
