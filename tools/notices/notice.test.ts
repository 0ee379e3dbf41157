import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { inNeedOfNotice } from './licences.ts';
import { noticeText } from './notice.ts';

test.each([
  ['a permissive licence', { version: '1.0.0', license: 'MIT' }, false],
  ['a choice that includes a permissive one', { version: '1.0.0', license: '(GPL-3.0 OR MIT)' }, false],
  ['copyleft', { version: '1.0.0', license: 'GPL-3.0' }, true],
  ['both of two licences', { version: '1.0.0', license: '(MIT AND GPL-3.0)' }, true],
  ['copyleft, for development only', { version: '1.0.0', license: 'GPL-3.0', dev: true }, false],
  ['no stated licence', { version: '1.0.0' }, true],
])('a package under %s needs a notice: %s', (_, locked, noticed) => {
  const found = inNeedOfNotice({ '': { version: '1.0.0' }, 'node_modules/planted': locked }, () => 'not stated');
  expect(found.map(({ name }) => name)).toEqual(noticed ? ['planted'] : []);
});

test('NOTICE.md matches the lockfile (npm run notice writes it)', () => {
  expect(readFileSync(join(workspaceRoot, 'NOTICE.md'), 'utf8')).toBe(noticeText());
});
