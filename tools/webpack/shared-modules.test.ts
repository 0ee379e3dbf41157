import { compatibleRange, contractsVersion, sharedModules } from './shared-modules.ts';

test.each([
  ['0.1.0', '^0.1.0'],
  ['0.3.7', '^0.3.0'],
  ['1.4.2', '^1.0.0'],
  ['12.0.1', '^12.0.0'],
])('%s is compatible with %s', (version, range) => {
  expect(compatibleRange(version)).toBe(range);
});

test('a remote requires the React that it was built with, and the compatible line of the libraries', () => {
  const { react, '@greenroom/auth': auth } = sharedModules(false);
  expect(react?.requiredVersion).toBe(`^${react?.version}`);
  expect(auth?.requiredVersion).toBe(compatibleRange(auth!.version));
  expect(contractsVersion(false)).toBe(compatibleRange(contractsVersion(true)));
});
