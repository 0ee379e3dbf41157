/**
 * `npm run check:vulnerabilities`: known vulnerabilities of what comes with the product, as the registry tells them.
 * Ends with 1 where one is high or critical; where the registry tells nothing, it says so and ends with 0, or with 2
 * behind `--strict`.
 */
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/workspace.ts';
import { readAudit } from './read-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});
const audit = readAudit(stdout);
if (!audit) {
  console.log('The registry tells nothing of vulnerabilities here: not checked.');
  process.exitCode = process.argv.includes('--strict') ? 2 : 0;
} else {
  for (const line of audit.lines) console.log(line);
  console.log(`${audit.grave} grave, ${audit.lines.length} in all`);
  process.exitCode = audit.grave > 0 ? 1 : 0;
}
