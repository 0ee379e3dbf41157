import { basename } from 'node:path';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

/** One page; a line in these files is a paragraph or a list item. */
const maximumLines = 45;
const sections = ['## Context', '## Decision', '## Consequences'];

const files = workspaceFiles('docs/adr/[0-9]*.md');
const index = readWorkspaceFile('docs/adr/README.md');

test('no two decision records share a number', () => {
  const numbers = files.map((file) => basename(file).slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test.each(files)('%s has its number and sections, fits one page, and is in the index', (file) => {
  const text = readWorkspaceFile(file);
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  expect(basename(file).slice(0, 4)).toBe(number.padStart(4, '0'));
  expect(sections.filter((section) => !text.includes(`\n${section}\n`))).toEqual([]);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(maximumLines);
  expect(index).toContain(`- [${number.padStart(4, '0')}](${basename(file)}) ${title}\n`);
});
