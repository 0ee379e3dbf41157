import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

/** An installed package, as the lockfile knows it. */
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

/** Licences that ask for nothing but to be passed on with the code, which they are: they lie in each package. */
const plain = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

const isPlain = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => plain.includes(one.trim()));

/** The packages of the running product whose licence is not one of the plain ones, by name. */
export function inNeedOfNotice(packages: Record<string, LockedPackage>, licenceOf = licenceInstalled): Licensed[] {
  return ofTheProduct(packages, licenceOf)
    .filter(({ licence }) => !isPlain(licence))
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/** How many packages of the running product are under which licence, the most first. */
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

/** Old packages name their licence in forms that the lockfile does not carry over. */
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
