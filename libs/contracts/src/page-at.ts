import { paths, readPath, type PageName } from './paths.ts';

/** Those that name every segment before those with parameters: `/coaches` is no `/:customAuthSlug`. */
const bySpecificity = (Object.entries(paths) as [PageName, string][]).toSorted(
  ([, one], [, other]) => one.split(':').length - other.split(':').length,
);

/** The page that stands at a path; nothing where there is none. Of the settings, all sections are one page. */
export function pageAt(path: string): PageName | undefined {
  if (path.startsWith(`${paths.settings}/`)) return 'settings';
  return bySpecificity.find(([, pattern]) => readPath(pattern, path) !== undefined)?.[0];
}
