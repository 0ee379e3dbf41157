import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { shippedContent } from '../testing/shipped-content.ts';
import { parseQuickly, Problems, readYaml, splitFrontMatter } from './source-file.ts';

const texts = globSync('**/*.{yaml,md}', { cwd: shippedContent }).flatMap((file): { file: string; text: string }[] => {
  const text = readFileSync(join(shippedContent, file), 'utf8');
  if (file.endsWith('.yaml')) return [{ file, text }];
  const front = splitFrontMatter(file, text, new Problems())?.frontMatter.text;
  return front === undefined ? [] : [{ file, text: front }];
});

test('both parsers read the same values from every content file, without errors', () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const { file, text } of texts) {
    const document = parseDocument(text, { prettyErrors: false });
    expect([file, document.errors]).toEqual([file, []]);
    expect([file, parseQuickly(text)]).toEqual([file, document.toJS()]);
  }
});

const Pair = z.strictObject({ name: z.string(), of: z.array(z.string()) });

test('lineOf returns a value’s line in the file, also for a valid file', () => {
  const problems = new Problems();
  const text = 'name: a\nof:\n  - b\n  - c\n';
  const read = readYaml(Pair, { file: 'pair.yaml', text, firstLine: 2 }, problems);
  expect(read?.value).toEqual({ name: 'a', of: ['b', 'c'] });
  expect([read?.lineOf(['of', 1]), read?.lineOf(['name']), read?.lineOf([])]).toEqual([5, 2, 2]);
  expect(problems.lines).toEqual([]);
});

test.each([
  ['invalid YAML', 'name: a\nof: [b', /^pair\.yaml:[23]: /],
  ['a repeated key', 'name: a\nof: [b]\nname: c\n', /^pair\.yaml:3: /],
  ['a value that does not match the schema', 'name: a\nof:\n  - b\n  - 7\n', /^pair\.yaml:4: of\.1: /],
  ['an empty file', '', /^pair\.yaml:1: the file: /],
])('%s is reported with its line', (_, text, expected) => {
  const problems = new Problems();
  expect(readYaml(Pair, { file: 'pair.yaml', text }, problems)).toBeUndefined();
  expect(problems.lines).toEqual([expect.stringMatching(expected)]);
});
