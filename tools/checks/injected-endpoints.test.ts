import { injectedEndpoints } from './injected-endpoints.ts';
import { readWorkspaceFile, workspaceFiles } from './workspace-files.ts';

test.each([
  [
    'an arrow',
    'api.injectEndpoints({ endpoints: (build) => ({ one: build.query({ query: () => ({ a: 1 }) }), two: 2 }) })',
  ],
  ['a method', 'api.injectEndpoints({ endpoints(build) { return { one: build.query({}), two: 2 }; } })'],
  [
    'enhanced before',
    `api.enhanceEndpoints({ a: 1 }).injectEndpoints({ overrideExisting: true, endpoints: () => ({ 'one': 1, two: 2 }) })`,
  ],
])('reads endpoints from %s', (_, source) => {
  expect(injectedEndpoints('planted.ts', source)).toEqual(['one', 'two']);
});

test('no endpoint is injected twice, because the second would be ignored', () => {
  const places = new Map<string, string[]>();
  for (const file of workspaceFiles('{apps,libs}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const name of injectedEndpoints(file, readWorkspaceFile(file)))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  expect(places.size).toBeGreaterThan(0);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
