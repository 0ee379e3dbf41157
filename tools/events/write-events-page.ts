/** `npm run docs:events`: writes docs/events.md from the catalogue of events. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { eventsPage } from './events-page.ts';

writeFileSync(join(workspaceRoot, 'docs/events.md'), eventsPage());
