import { resolve } from 'node:path';
import { lintItems, mostAlike } from './lint/lint-items.ts';
import { ContentError, loadCatalogue } from './load-catalogue.ts';

/** Checks a content folder from the command line: `node libs/server/content/src/check-content.ts [folder]`. */
const folder = resolve(
  process.argv[2] ?? process.env.CONTENT_DIR ?? resolve(import.meta.dirname, '../../../../content'),
);
try {
  const { coaches, scenes } = await loadCatalogue(folder);
  const items = coaches.reduce((sum, coach) => sum + coach.shelf.length, 0);
  const count = scenes.categories.reduce((sum, category) => sum + category.scenes.length, 0);
  console.log(
    `The content is sound: ${coaches.length} coaches, ${items} library items, ${count} scenes in ${scenes.categories.length} categories.`,
  );
  const lint = lintItems(coaches.flatMap((coach) => coach.shelf));
  console.log(`The most alike items, of ${mostAlike} at the most:`);
  for (const { likeness, one, other } of lint.mostAlike) console.log(`${likeness.toFixed(2)}  ${one}  ${other}`);
  for (const problem of lint.problems) console.error(problem);
  if (lint.problems.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
