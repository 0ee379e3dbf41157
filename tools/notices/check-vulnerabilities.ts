/**
 * `npm run check:vulnerabilities`: prints known vulnerabilities of the packages in the product, as reported by the
 * registry. Exits with 1 if one is high or critical; if the registry does not answer, says so and exits with 0, or with
 * 2 with `--strict`.
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
