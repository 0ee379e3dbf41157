import semver from 'semver';
import type { ApiReport, Signatures } from './api-report.ts';

/** How two versions of an API differ: exports that went or changed (breaking), and new ones. */
export interface ApiChange {
  broken: string[];
  added: string[];
}

/** Compares two APIs; names are `<subpath> <export>`. */
export function compareApis(before: Signatures, after: Signatures): ApiChange {
  const [old, now] = [flat(before), flat(after)];
  return {
    broken: [...old].filter(([name, signature]) => now.get(name) !== signature).map(([name]) => name),
    added: [...now.keys()].filter((name) => !old.has(name)),
  };
}

const flat = (entries: Signatures) =>
  new Map(
    Object.entries(entries).flatMap(([subpath, names]) =>
      Object.entries(names).map(([name, signature]) => [`${subpath} ${name}`, signature] as const),
    ),
  );

/**
 * Returns what is wrong with a package's version, as sentences; empty if its API is the recorded one, or its version is
 * raised enough. A breaking change needs a new major version and an addition a new minor version; while the major
 * version is 0, a new minor and a new patch version, as npm's `^` ranges have it.
 */
export function versionFaults(name: string, recorded: ApiReport, now: ApiReport): string[] {
  const { broken, added } = compareApis(recorded.entries, now.entries);
  const [least, changed] =
    broken.length > 0
      ? [semver.inc(recorded.version, isEarly(recorded) ? 'minor' : 'major'), `breaks ${listed(broken)}`]
      : added.length > 0
        ? [semver.inc(recorded.version, isEarly(recorded) ? 'patch' : 'minor'), `adds ${listed(added)}`]
        : [recorded.version, 'has no change'];
  if (least === null || semver.gte(now.version, least)) return [];
  return [`${name} ${changed}: its version must be ${least} or higher instead of ${now.version}`];
}

const isEarly = ({ version }: ApiReport) => semver.major(version) === 0;

const listed = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
