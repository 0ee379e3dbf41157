import { basename, join } from 'node:path';
import type { Coach } from './domain/content-files.ts';
import { type DirectAnswer, DirectAnswersFile } from './domain/direct-answer-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';
import { yamlFilesIn } from './yaml-files-in.ts';

/** The file of what every coach can say. */
const everyone = 'everyone';

/**
 * Reads the files under `answers/`, each named for the coach whose trade it is; none where there is no such folder.
 * @returns them by the names of the files, then as they stand; what they name and is not there is added to the problems
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
      if (answers.some((one) => one.id === answer.id && one.coach === coach?.slug)) problems.add(file, 1, `"${answer.id}" stands twice`);
      answers.push({ ...answer, coach: coach?.slug });
    }
  }
  return answers;
}
