import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

/** An installed package, as recorded in the lockfile. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

/** Licences that only require passing the licence text on, which each package includes. */
const plain = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

const isPlain = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => plain.includes(one.trim()));

/** Returns the packages of the running product whose licence is not a plain one, by name. */
export function inNeedOfNotice(packages: Record<string, LockedPackage>, licenceOf = licenceInstalled): Licensed[] {
  return ofTheProduct(packages, licenceOf)
    .filter(({ licence }) => !isPlain(licence))
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/** Returns how many packages of the running product have which licence, the most frequent first. */
export function licencesOf(packages: Record<string, LockedPackage>, licenceOf = licenceInstalled): [string, number][] {
  const counts = new Map<string, number>();
  for (const { licence } of ofTheProduct(packages, licenceOf)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function ofTheProduct(packages: Record<string, LockedPackage>, licenceOf: (place: string) => string): Licensed[] {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link)
    .map(([place, { version = '', license }]) => {
      return { name: place.replace(/^.*node_modules\//, ''), version, licence: license ?? licenceOf(place) };
    });
}

/** Reads a licence from the installed package: old packages state it in forms that the lockfile does not record. */
function licenceInstalled(place: string): string {
  const manifest = join(workspaceRoot, place, 'package.json');
  if (!existsSync(manifest)) return 'not stated';
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.[0]?.type ?? 'not stated';
}
