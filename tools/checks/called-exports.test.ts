import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

/**
 * Tests and test helpers call things without the product depending on them. A component may be used in Storybook only.
 */
const isAside = (file: string) => /\.(test|spec)\.tsx?$|\/(testing|test-tools|evaluation)\//.test(file);

const sources = workspaceFiles('{apps,libs,e2e,tools}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readWorkspaceFile(file),
}));

const namesIn = (text: string) => new Set(text.match(/[A-Za-z_]\w*/g));
/** The code of an `index.ts`, without its re-exports. */
const ownPart = (text: string) => text.replaceAll(/^export (type )?\{[^}]*\} from .*$/gm, '');
const exported = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class) ([A-Za-z_]\w*)/gm)].map(([, name]) => name ?? '');

// The linter treats everything that a library's index.ts exports as used, even if nothing imports it.
test('everything that a library exports is used outside its tests', () => {
  const usedBy = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    if (isAside(file)) continue;
    for (const name of namesIn(file.endsWith('/index.ts') ? ownPart(text) : text))
      usedBy.set(name, (usedBy.get(name) ?? new Set()).add(file));
  }
  const unused = sources
    .filter(({ file }) => file.startsWith('libs/') && !isAside(file) && !file.includes('.stories.'))
    .flatMap(({ file, text }) =>
      exported(text)
        .filter((name) => [...(usedBy.get(name) ?? [])].every((user) => user === file))
        .filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length === 2)
        .map((name) => `${file} ${name}`),
    );
  expect(unused).toEqual([]);
});
