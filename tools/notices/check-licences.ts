/**
 * `npm run check:licences`: prints the licences of the packages in the product; exits with 1 if one is missing from
 * NOTICE.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { inNeedOfNotice, licencesOf, type LockedPackage } from './licences.ts';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const notice = read('NOTICE.md');

for (const [licence, count] of licencesOf(packages)) console.log(`${String(count).padStart(5)}  ${licence}`);
const untold = inNeedOfNotice(packages).filter(
  ({ name, version, licence }) => !notice.includes(`| ${name} | ${version} | ${licence} |`),
);
for (const { name, version, licence } of untold)
  console.error(`${name} ${version} is under ${licence}, and NOTICE.md does not say so`);
if (untold.length > 0) process.exitCode = 1;
