/**
 * Lints planted texts, given on stdin as JSON, and prints the rules that each broke. A separate process, because Jest
 * cannot load ESLint's configuration.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint, type Linter } from 'eslint';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { workspaceRoot } from '../workspace-files.ts';

export interface PlantedText {
  at: string;
  text: string;
  typed: boolean;
}

/** Without type information a text needs no existing file and is linted quickly. */
const untyped = new ESLint({
  cwd: workspaceRoot,
  overrideConfig: ts.configs.disableTypeChecked as Linter.Config,
});
const typed = new ESLint({ cwd: workspaceRoot });

// The boundary rules between projects read the graph that this call leaves in the cache.
await createProjectGraphAsync();
const planted = (await json(process.stdin)) as PlantedText[];
const broken: (string | null)[][] = [];
for (const plant of planted) {
  const linter = plant.typed ? typed : untyped;
  const [result] = await linter.lintText(plant.text, { filePath: join(workspaceRoot, plant.at) });
  broken.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(broken));
