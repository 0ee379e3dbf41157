/** `npm run docs:settings`: writes docs/settings.md from the table of settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { settingsPage } from './settings-page.ts';

writeFileSync(join(workspaceRoot, 'docs/settings.md'), settingsPage());
