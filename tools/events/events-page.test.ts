import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '@greenroom/contracts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { eventsPage } from './events-page.ts';

test('docs/events.md matches the catalogue; npm run docs:events writes it', () => {
  expect(readFileSync(join(workspaceRoot, 'docs/events.md'), 'utf8')).toBe(eventsPage());
});

test('lists every event, with who sends it and when', () => {
  for (const [name, { sentBy, when }] of Object.entries(eventCatalogue))
    expect(eventsPage()).toContain(`### ${name}\n\nSent by ${sentBy}, when ${when}.`);
});
