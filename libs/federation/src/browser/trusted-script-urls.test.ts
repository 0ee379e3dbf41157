import { trustedScriptUrls } from './trusted-script-urls.ts';

const known = (address: string) => address === '/entry.js';

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

/** Simulates a browser that enforces Trusted Types: its policies do not return plain text. */
function enforce() {
  const createPolicy = jest.fn((_: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }),
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return createPolicy;
}

test('an allowed address comes from the policy, which is created once', () => {
  const createPolicy = enforce();
  const trusted = trustedScriptUrls('ours', known);
  expect([trusted('/entry.js'), trusted('/entry.js')]).toEqual([{ trusted: '/entry.js' }, { trusted: '/entry.js' }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['ours']);
});

test.each([
  ['that enforces Trusted Types', enforce],
  ['without Trusted Types', () => {}],
])('an address that is not allowed throws in a browser %s', (_, browser) => {
  browser();
  const trusted = trustedScriptUrls('ours', known);
  expect(() => trusted('https://elsewhere.invalid/entry.js')).toThrow(TypeError);
});

test('without Trusted Types the address is returned unchanged', () => {
  expect(trustedScriptUrls('ours', known)('/entry.js')).toBe('/entry.js');
});
