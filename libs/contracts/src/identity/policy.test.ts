import { logInAddress, pageAt, pageRights, paths, paywallAddress, rightNames } from '../index.ts';
import { contracts, judgesItself, rightOf } from '../schemas.ts';
import type { EndpointName } from '../endpoint.ts';
import * as endpoints from '../endpoints.ts';

test('every endpoint and every page has a rule, and no rule is left over', () => {
  expect(Object.keys(contracts).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(Object.keys(pageRights).toSorted()).toEqual(Object.keys(paths).toSorted());
  const names = Object.keys(contracts) as EndpointName[];
  for (const right of [...names.map(rightOf), ...Object.values(pageRights)]) expect(rightNames).toContain(right);
  for (const name of names.filter(judgesItself)) expect(rightOf(name)).not.toBe('everyone');
});

test.each([
  [
    'a scene, no promotion',
    false,
    '/categories/work/scenario/raise',
    '/quiz?returnTo=%2Fcategories%2Fwork%2Fscenario%2Fraise',
  ],
  ['a scene, promotion on', true, '/categories/work?a=1', '/promotion?returnTo=%2Fcategories%2Fwork%3Fa%3D1'],
  ['the promotion itself', true, '/promotion', '/quiz'],
  ['the promotion, with a slash', true, '/promotion/', '/quiz'],
  [
    'the promotion, from a chat',
    true,
    '/promotion?returnTo=%2Faimentor%2Fx%2Fchat',
    '/quiz?returnTo=%2Faimentor%2Fx%2Fchat',
  ],
  ['a page with the same prefix', true, '/promotions', '/promotion?returnTo=%2Fpromotions'],
  ['the landing page', false, '/', '/quiz?returnTo=%2F'],
])('the paywall from %s', (_, promotionOn, at, address) => {
  expect(paywallAddress({ promotionOn, at })).toBe(address);
});

test.each([
  ['/', 'root'],
  ['/coaches', 'coaches'],
  ['/coaches/', 'coaches'],
  ['/login', 'customAuth'],
  ['/library/imogen-vale', 'library'],
  ['/library/imogen-vale/first', 'libraryItem'],
  ['/categories/scenario/custom', 'customScenario'],
  ['/categories/work/scenario/raise', 'scenario'],
  ['/aimentor/x/chat', 'mentorChat'],
  ['/settings/plan', 'settings'],
  ['/settings/no-such-section', 'settings'],
  ['/no/such/door', undefined],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test('the address of the log-in page leads back to the current page', () => {
  expect(logInAddress('/settings?a=1#plan')).toBe('/login?returnTo=%2Fsettings%3Fa%3D1%23plan');
  expect(logInAddress('/homepage')).toBe('/login');
});

test('no two endpoints have the same method and path', () => {
  const places = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});
