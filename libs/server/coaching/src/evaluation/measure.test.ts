import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { loadCatalogue } from '@greenroom/content';
import { measure, Questions } from './measure.ts';

const sample = resolve(import.meta.dirname, 'testing/sample-questions.yaml');

it('counts a question as answered only if the right item comes first', async () => {
  const questions = Questions.parse(parse(await readFile(sample, 'utf8')));
  const measured = measure(await loadCatalogue(shippedContent), questions);
  expect(measured).toMatchObject({ questions: 4, itemFirst: 3 });
  expect(measured.rows.at(-1)?.found[0]).toBe('ten-minute-garlic-rice');
});

it('rejects a question about an unknown item', async () => {
  const catalogue = await loadCatalogue(shippedContent);
  expect(() => measure(catalogue, [{ coach: 'imogen-vale', question: 'Why?', item: 'nothing' }])).toThrow(
    'Unknown item "nothing"',
  );
});
