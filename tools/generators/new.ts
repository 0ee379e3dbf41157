/** `npm run new -- feature <remote> <name>`, `module <name>`, `adapter <port> <vendor>`, `coach <slug>`. */
import { workspaceRoot } from './workspace-root.ts';
import { kinds } from './kinds.ts';
import { writeNewFiles } from './write-new-files.ts';

const [what = '', ...names] = process.argv.slice(2);
const kind = kinds[what];

if (kind?.takes.length !== names.length) {
  console.error('Name what is to be made:');
  for (const [name, { takes }] of Object.entries(kinds)) {
    console.error(`  npm run new -- ${name} ${takes.map((take) => `<${take}>`).join(' ')}`);
  }
  process.exit(1);
}

try {
  const made = writeNewFiles(workspaceRoot, kind.make(workspaceRoot, ...names));
  for (const path of made) console.log(`  ${path}`);
  console.log(kind.then);
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exitCode = 1;
}
