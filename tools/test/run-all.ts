/**
 * `npm test`: runs every check and test of the workspace, in order. At the end it prints the time of each step, the
 * slowest files, what failed or needed a retry, and how many tests passed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '../browser/install-browser.ts';
import { previousCommit } from '../compatibility/previous-build.ts';
import { keepCompiled } from '../start/keep-compiled.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { countStep, slowestFiles, sum, type Counts } from './counts.ts';
import { allSteps, type Step } from './steps.ts';

const reports = join(workspaceRoot, 'reports');
const results: { title: string; seconds: number; counts: Counts }[] = [];

// Reports of earlier runs would be counted; Nx restores those of unchanged projects from its cache.
rmSync(reports, { recursive: true, force: true });

keepCompiled();
for (const step of allSteps(provideBrowser, previousCommit() !== undefined)) {
  console.log(`\n=== ${step.title}\n`);
  const began = performance.now();
  const counts = runAndCount(step);
  const seconds = (performance.now() - began) / 1000;
  results.push({ title: step.title, seconds, counts });
  console.log(`\n--- ${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
}

console.log('\n=== All of it\n');
for (const { title, seconds, counts } of results) {
  const { passed, failed } = counts;
  console.log(
    `${title.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
console.log('\nThe ten slowest test files\n');
for (const { file, ms } of slowestFiles(reports, 10)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
const { passed, failed, failures, unsteady = [] } = sum(results.map(({ counts }) => counts));
for (const one of unsteady) console.log(`~ passed at its second try: ${one}`);
if (failures.length > 0) console.log(`\n${failures.map((failure) => `✕ ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runAndCount(step: Step): Counts {
  const first = countStep(runStep(step), reports, step.reports);
  if (!step.again || first.failed === 0) return first;
  console.log(`\n--- ${step.title}: failed, runs a second time\n`);
  const second = countStep(runStep(step), reports, step.reports);
  return second.failed === 0 ? { ...second, unsteady: first.failures } : second;
}

function runStep({ command: [program = '', ...args], env, prepare }: Step): boolean {
  try {
    prepare?.();
    const { status } = spawnSync(program, args, {
      cwd: workspaceRoot,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    return status === 0;
  } catch (missing) {
    console.error(missing instanceof Error ? missing.message : missing);
    return false;
  }
}
