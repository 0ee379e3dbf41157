import { paths, readPath, settingParts, settingsAt, type PageName } from './paths.ts';

/** Rights and analytics take the settings for one page, whichever of its sections is open. */
const sectionsOfSettings = settingParts.map((part): [PageName, string] => ['settings', settingsAt(part)]);

/** Those that name every segment before those with parameters: `/coaches` is no `/:customAuthSlug`. */
const bySpecificity = [...(Object.entries(paths) as [PageName, string][]), ...sectionsOfSettings].toSorted(
  ([, one], [, other]) => one.split(':').length - other.split(':').length,
);

/** The page that stands at a path; nothing where there is none. */
export function pageAt(path: string): PageName | undefined {
  return bySpecificity.find(([, pattern]) => readPath(pattern, path) !== undefined)?.[0];
}
