/**
 * `npm run bench:runtime-options`: measures what options of the federation runtime, and other choices of shared
 * modules, would make of the shell and of a remote. Builds both for each option, into a folder of its own. `--json`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@greenroom/contracts';
import type { BuildRecord } from '@greenroom/federation';
import { report, type Figures } from './report.ts';
import { runtimeOptions } from './runtime-options/options.ts';
import { buildWith } from './runtime-options/with-option.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-runtime-options-'));
const rows: string[][] = [];
const figures: Figures = {};
let shipped: number | undefined;
try {
  // A warm-up: the first build of a process takes longer.
  await buildWith('account-mfe', join(folder, 'first'), () => {});
  for (const [index, option] of runtimeOptions.entries()) {
    const began = performance.now();
    const shell = await buildWith('shell', join(folder, `${index}/shell`), option.shell);
    const remote = await buildWith('account-mfe', join(folder, `${index}/remote`), option.remote);
    const seconds = (performance.now() - began) / 1_000;
    const ofShell = gzipBytes(shell, [shell.entry, ...filesOf(shell, paths.root), ...shell.messages.en]);
    const entry = gzipBytes(remote, [remote.entry]);
    const page = gzipBytes(remote, [...filesOf(remote, paths.helpCenter), ...remote.messages.en]);
    const sum = ofShell + entry + page;
    shipped ??= sum;
    rows.push([
      option.name,
      ...[ofShell, entry, page, sum].map(kilobytes),
      signed(sum - shipped),
      `${seconds.toFixed(1)} s`,
    ]);
    const { key } = option;
    Object.assign(figures, {
      [`${key}_shell_gzip_bytes`]: ofShell,
      [`${key}_entry_gzip_bytes`]: entry,
      [`${key}_sum_gzip_bytes`]: sum,
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

report(
  'First visit to the help center by how it is built: JavaScript, gzip',
  [['', "shell's first files", "remote's entry", 'its page', 'in all', 'more', 'build'], ...rows],
  figures,
);

function filesOf(record: BuildRecord, path: string): string[] {
  return record.pages.find((page) => page.path === path)?.files ?? [];
}

function gzipBytes({ files }: BuildRecord, names: readonly string[]): number {
  return [...new Set(names)].reduce((sum, name) => sum + (files[name]?.gzipBytes ?? Number.NaN), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function signed(bytes: number): string {
  return bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`;
}
