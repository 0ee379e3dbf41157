import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { isAmong, journeysOf, journeysOfSite } from './whose-journeys.ts';

const journeys = readdirSync(join(workspaceRoot, 'e2e/journeys'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));

test('every journey is one remote’s or the site’s: what is nobody’s would be left out in silence', () => {
  const owners = [...Object.values(journeysOf).map(({ specs }) => specs), journeysOfSite];
  const notOnce = journeys.filter((journey) => owners.filter((specs) => isAmong(journey, specs)).length !== 1);
  expect(journeys.length).toBeGreaterThan(30);
  expect(notOnce).toEqual([]);
});

test.each([
  ['chat-history', ['call', 'chat*'], true],
  ['chat', ['chat*'], true],
  ['people-ways-in', ['people'], false],
  ['releases', [], false],
])('%s is among %j: %s', (journey, specs, expected) => {
  expect(isAmong(journey, specs)).toBe(expected);
});
