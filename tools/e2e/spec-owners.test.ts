import { apps } from '../webpack/workspace.ts';
import { allSpecs, matchesAny, specsOf } from './spec-owners.ts';

test('every end-to-end test belongs to exactly one app, so that none is left out of a run', () => {
  const owned = Object.keys(apps).flatMap(specsOf);
  expect(owned.length).toBeGreaterThan(30);
  expect(owned.toSorted()).toEqual(allSpecs().toSorted());
});

test.each([
  ['chat-history', ['call', 'chat*'], true],
  ['chat', ['chat*'], true],
  ['people-ways-in', ['people'], false],
  ['releases', [], false],
])('%s matches %j: %s', (spec, patterns, expected) => {
  expect(matchesAny(spec, patterns)).toBe(expected);
});
