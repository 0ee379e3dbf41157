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

test('both parsers read the same out of every file of the content, without an error', () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const { file, text } of texts) {
    const document = parseDocument(text, { prettyErrors: false });
    expect([file, document.errors]).toEqual([file, []]);
    expect([file, parseQuickly(text)]).toEqual([file, document.toJS()]);
  }
});

const Pair = z.strictObject({ name: z.string(), of: z.array(z.string()) });

test('the line of a value is that of its file, also where the file is right', () => {
  const problems = new Problems();
  const text = 'name: a\nof:\n  - b\n  - c\n';
  const read = readYaml(Pair, { file: 'pair.yaml', text, firstLine: 2 }, problems);
  expect(read?.value).toEqual({ name: 'a', of: ['b', 'c'] });
  expect([read?.lineOf(['of', 1]), read?.lineOf(['name']), read?.lineOf([])]).toEqual([5, 2, 2]);
  expect(problems.lines).toEqual([]);
});

test.each([
  ['what is no YAML', 'name: a\nof: [b', /^pair\.yaml:[23]: /],
  ['what stands twice', 'name: a\nof: [b]\nname: c\n', /^pair\.yaml:3: /],
  ['what does not fit the schema', 'name: a\nof:\n  - b\n  - 7\n', /^pair\.yaml:4: of\.1: /],
  ['what is empty', '', /^pair\.yaml:1: the file: /],
])('%s is told with its line', (_, text, expected) => {
  const problems = new Problems();
  expect(readYaml(Pair, { file: 'pair.yaml', text }, problems)).toBeUndefined();
  expect(problems.lines).toEqual([expect.stringMatching(expected)]);
});
