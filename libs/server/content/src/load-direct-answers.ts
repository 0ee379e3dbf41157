import { basename, join } from 'node:path';
import type { Coach } from './domain/content-files.ts';
import { type DirectAnswer, DirectAnswersFile } from './domain/direct-answer-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/** The name of the file for answers that every coach can give. */
const everyone = 'everyone';

/**
 * Reads the files under `answers/`, each named for the coach whose trade it is; an empty list if the folder does not
 * exist.
 * @returns the answers, ordered by file name and position in the file; unknown references are added to the problems
 */
export async function loadDirectAnswers(
  folder: string,
  coaches: readonly Coach[],
  text: ReadText,
  problems: Problems,
): Promise<DirectAnswer[]> {
  const answers: DirectAnswer[] = [];
  for (const name of await yamlFilesIn(folder)) {
    const file = `content/answers/${name}`;
    const slug = basename(name, '.yaml');
    const coach = coaches.find((one) => one.slug === slug);
    if (!coach && slug !== everyone) problems.add(file, 1, `there is no coach "${slug}"`);
    for (const answer of readYaml(DirectAnswersFile, await text(join(folder, name)), problems)?.value ?? []) {
      if (answer.item !== undefined && !coach?.shelf.some((item) => item.slug === answer.item))
        problems.add(file, 1, `"${answer.id}" names "${answer.item}", which is not on the shelf`);
      if (answers.some((one) => one.id === answer.id && one.coach === coach?.slug))
        problems.add(file, 1, `"${answer.id}" stands twice`);
      answers.push({ ...answer, coach: coach?.slug });
    }
  }
  return answers;
}
