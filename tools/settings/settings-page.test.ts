import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { settingsPage } from './settings-page.ts';

test('docs/settings.md matches the settings table; npm run docs:settings writes it', () => {
  expect(readFileSync(join(workspaceRoot, 'docs/settings.md'), 'utf8')).toBe(settingsPage());
});
