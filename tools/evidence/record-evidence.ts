/**
 * `npm run evidence -- <script> …`: runs each script of package.json with `--json`, stores its last line in
 * docs/evidence.json and updates the table of docs/evidence.md. Without a script it only updates the table.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { lastObject, Runs, withFigures } from './figures.ts';

const file = join(workspaceRoot, 'docs/evidence.json');
const page = join(workspaceRoot, 'docs/evidence.md');
const runs = existsSync(file) ? Runs.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

function write(): void {
  const sorted = Object.fromEntries(Object.entries(runs).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), sorted));
}

write();
for (const script of process.argv.slice(2)) {
  console.log(`npm run ${script} -- --json`);
  const { stdout, status } = spawnSync('npm', ['run', '--silent', script, '--', '--json'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  runs[script] = { date: new Date().toISOString().slice(0, 10), held: status === 0, figures: lastObject(stdout) };
  write();
}
