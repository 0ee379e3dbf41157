import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaceFile, workspaceRoot } from './workspace-files.ts';

const [, section = ''] = readWorkspaceFile('CONTRIBUTING.md').split('## Where to change what');
const rows = [...section.matchAll(/^\| (?!to change)([^|]+) \| `([^`]+)` \| `([^`]+)` \|/gm)].map(
  ([, what = '', file = '', symbol = '']) => ({ what, file, symbol }),
);

test('CONTRIBUTING.md says where to change the things that newcomers look for', () => {
  expect(rows.map(({ what }) => what)).toEqual([
    "the trial's length",
    "a coach's greeting",
    'a rate limit',
    'the wording of a mail',
    "the ramp's steps",
    'what the landing page offers for a conversation',
    'the transcript formats',
  ]);
});

test.each(rows)('$what: $symbol is defined in $file', ({ file, symbol }) => {
  expect(existsSync(join(workspaceRoot, file))).toBe(true);
  const definition = file.endsWith('.yaml')
    ? new RegExp(`^\\s*${symbol}:`, 'm')
    : new RegExp(`\\b(?:const|function|class|interface|type) ${symbol}\\b`);
  expect(readWorkspaceFile(file)).toMatch(definition);
});
