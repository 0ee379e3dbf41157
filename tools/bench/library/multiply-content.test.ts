import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../../webpack/workspace.ts';
import { copyOfItem, multiplyContent } from './multiply-content.ts';

const item = '---\ntitle: Four lines\norder: 2\nrelated: [fifteen-facts]\ncare: none\n---\nText, and --- in it.\n';

test('a copy has its own title, position and relations, and the same text', () => {
  const copy = copyOfItem(item, 3, 9);
  expect(parse(copy.split('---\n')[1]!)).toEqual({
    title: 'Four lines 4',
    order: 29,
    related: ['fifteen-facts-4'],
    care: 'none',
  });
  expect(copy.endsWith('---\nText, and --- in it.\n')).toBe(true);
});

test('multiplies all items of the library', () => {
  const once = multiplyContent(join(workspaceRoot, 'content'), 1);
  const twice = multiplyContent(join(workspaceRoot, 'content'), 2);
  expect(twice.items).toBe(2 * once.items);
  for (const { folder } of [once, twice]) rmSync(folder, { recursive: true });
});
