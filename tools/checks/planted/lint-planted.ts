/**
 * Lints planted texts, given on stdin as JSON, and prints the rules that each broke. A separate process, because Jest
 * cannot load ESLint's configuration.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-files.ts';

export interface PlantedText {
  at: string;
  text: string;
}

const linter = new ESLint({ cwd: workspaceRoot });

// The boundary rules between projects read the graph that this call leaves in the cache.
await createProjectGraphAsync();
const planted = (await json(process.stdin)) as PlantedText[];
const broken: (string | null)[][] = [];
for (const plant of planted) {
  const [result] = await linter.lintText(plant.text, { filePath: join(workspaceRoot, plant.at) });
  broken.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(broken));
