import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namedIn } from './docs-names.ts';
import { readWorkspaceFile, workspaceFiles, workspaceRoot } from './workspace-files.ts';

describe('names read from a document', () => {
  test.each([
    ['a script in a block', '```\nnpm ci && npm run bench:web -- --json\n```', { scripts: ['bench:web'], paths: [] }],
    [
      'npm start and npm test, and no other word',
      '`npm start`, `npm ci && npm test`',
      { scripts: ['start', 'test'], paths: [] },
    ],
    [
      'a path in backticks',
      'see `apps/api/src/main.ts` and `libs/auth/`',
      { scripts: [], paths: ['apps/api/src/main.ts', 'libs/auth'] },
    ],
    ['no pattern or example', '`apps/<name>/x.ts`, `libs/*/src`, `src/main.ts`', { scripts: [], paths: [] }],
    [
      'a relative link',
      '[a](../ARCHITECTURE.md#b) [c](https://example.com) [d](#e)',
      { scripts: [], paths: ['ARCHITECTURE.md'] },
    ],
    [
      'a picture',
      '![a](pictures/b.png) <img src="pictures/c.png">',
      { scripts: [], paths: ['docs/pictures/b.png', 'docs/pictures/c.png'] },
    ],
  ])('%s', (_, text, named) => {
    expect(namedIn('docs/planted.md', text)).toEqual(named);
  });
});

const documents = workspaceFiles('*.md', 'docs/**/*.md', 'deploy/**/*.md', '{apps,libs,e2e,tools}/**/README.md');
const { scripts } = JSON.parse(readWorkspaceFile('package.json')) as { scripts: Record<string, string> };

test.each(documents)('%s names only existing scripts and paths', (document) => {
  const named = namedIn(document, readWorkspaceFile(document));
  expect(named.scripts.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.paths.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
});
