import { trustedScriptUrls } from './trusted-script-urls.ts';

const known = (address: string) => address === '/entry.js';

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

/** A browser that enforces Trusted Types: what its policies make is no plain text. */
function enforce() {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }),
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return createPolicy;
}

test('an address that is allowed comes from the policy, which is made once', () => {
  const createPolicy = enforce();
  const trusted = trustedScriptUrls('ours', known);
  expect([trusted('/entry.js'), trusted('/entry.js')]).toEqual([{ trusted: '/entry.js' }, { trusted: '/entry.js' }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['ours']);
});

test.each([
  ['that enforces Trusted Types', enforce],
  ['that does not know them', () => {}],
])('an address that nobody allowed throws in a browser %s', (_, browser) => {
  browser();
  const trusted = trustedScriptUrls('ours', known);
  expect(() => trusted('https://elsewhere.invalid/entry.js')).toThrow(TypeError);
});

test('where a browser does not know Trusted Types the address is itself', () => {
  expect(trustedScriptUrls('ours', known)('/entry.js')).toBe('/entry.js');
});
