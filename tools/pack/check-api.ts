/**
 * `npm run check:api [-- --write]`: compares the exports of the shared packages with the recorded reports in
 * tools/pack/reports. Fails if an API changed and the package's version was not raised accordingly, or if a report is out
 * of date. With `--write` it writes the reports, unless a version is too low.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiReport, readApi } from './api-report.ts';
import { compilePackages } from './compile-packages.ts';
import { entriesOf, versionOf } from './manifest-of.ts';
import { sharedPackages, type SharedPackage } from './shared-packages.ts';
import { versionFaults } from './version-bump.ts';

const reports = join(import.meta.dirname, 'reports');
const mayWrite = process.argv.includes('--write');
const folder = mkdtempSync(join(tmpdir(), 'greenroom-api-'));
try {
  compilePackages(folder);
  const faults = sharedPackages.flatMap(check);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${sharedPackages.length} packages have the recorded API`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function check(shared: SharedPackage): string[] {
  const now: ApiReport = {
    version: versionOf(shared),
    entries: readApi(join(folder, shared.sources), typedEntries(shared)),
  };
  const path = join(reports, `${shared.name.split('/')[1]}.json`);
  const text = `${JSON.stringify(now, null, 2)}\n`;
  const recorded = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (recorded === text) return [];
  const faults = recorded === undefined ? [] : versionFaults(shared.name, JSON.parse(recorded) as ApiReport, now);
  if (faults.length > 0) return faults;
  if (!mayWrite) return [`The report of ${shared.name} is out of date: npm run check:api -- --write`];
  mkdirSync(reports, { recursive: true });
  writeFileSync(path, text);
  return [];
}

/** Returns the entries with declarations; a pattern of entries (helpers for tests) is not a part of the API. */
function typedEntries(shared: SharedPackage): Record<string, string> {
  const typed = Object.entries(entriesOf(shared)).filter(
    ([subpath, file]) => !subpath.includes('*') && /\.tsx?$/.test(file),
  );
  return Object.fromEntries(typed.map(([subpath, file]) => [subpath, file.replace(/\.tsx?$/, '')]));
}
