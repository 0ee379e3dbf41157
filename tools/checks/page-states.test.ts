import { dirname, join } from 'node:path';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

const states = ['Ready', 'Empty', 'Loading', 'Slow', 'Failed', 'Offline'];
/** The shell's own pages need the rest of the site around them, so unit tests and end-to-end tests cover them. */
const remotes = workspaceFiles('apps/*/src/routes.ts').filter((file) => !file.startsWith('apps/shell/'));

const pages = remotes.flatMap((routes) =>
  [...new Set(readWorkspaceFile(routes).match(/\.\/pages\/[\w-]+\.tsx/g))].map((page) =>
    join(dirname(routes), page.replace(/\.tsx$/, '.stories.tsx')),
  ),
);

/** Returns the states of a page that have neither a story nor a reason for its absence. */
function statesMissing(story: string): string[] {
  const lacks = /lacks: \{([^}]*)\}/.exec(story)?.[1] ?? '';
  return states.filter(
    (state) =>
      !new RegExp(`^export const ${state}: StoryObj`, 'm').test(story) &&
      !new RegExp(`\\b${state}: '[^']{20,}`).test(lacks),
  );
}

test('each page of a remote has a story for each of its states, or a reason why it has no such state', () => {
  expect(pages.length).toBeGreaterThan(35);
  const files = new Set(workspaceFiles('apps/*/src/pages/*.stories.tsx'));
  const missing = pages.map((file) => [file, files.has(file) ? statesMissing(readWorkspaceFile(file)) : states]);
  expect(missing.filter(([, some]) => some!.length > 0)).toEqual([]);
});

test('finds a state without a story and without a reason', () => {
  const story =
    "parameters: { lacks: { Empty: 'There is nothing to list.' } }\nexport const Ready: StoryObj = page.Ready;";
  expect(statesMissing(story)).toEqual(['Loading', 'Slow', 'Failed', 'Offline']);
});

test('each component of the library has a story', () => {
  const stories = workspaceFiles('libs/shared-ui/src/**/*.stories.tsx').map(readWorkspaceFile).join('\n');
  const components = workspaceFiles('libs/shared-ui/src/**/*.tsx')
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => [...readWorkspaceFile(file).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
    .map(([, name]) => name!);
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(stories))).toEqual([]);
});
