import { paths, readPath, type PageName } from './paths.ts';

/** Paths without parameters come before those with: `/coaches` is not a `/:customAuthSlug`. */
const bySpecificity = (Object.entries(paths) as [PageName, string][]).toSorted(
  ([, one], [, other]) => one.split(':').length - other.split(':').length,
);

/** Returns the page at a path; undefined if there is none. All sections of the settings are one page. */
export function pageAt(path: string): PageName | undefined {
  if (path.startsWith(`${paths.settings}/`)) return 'settings';
  return bySpecificity.find(([, pattern]) => readPath(pattern, path) !== undefined)?.[0];
}
