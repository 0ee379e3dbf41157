/** @jest-environment jsdom */
import { readCookie } from './browser/cookies.ts';
import { keepRelease, letReleaseGo } from './keep-release.ts';

test('an app keeps the release its files came from, until it lets go', () => {
  keepRelease('https://site.example/remotes/checkout-mfe/2.4.0-1a2b3c4d/');
  expect(readCookie('checkout_release')).toBe('checkout-mfe@2.4.0-1a2b3c4d');
  letReleaseGo();
  expect(readCookie('checkout_release')).toBeUndefined();
});

test.each(['http://localhost:4203/', '', 'auto'])('from %j nothing is kept', (publicPath) => {
  keepRelease(publicPath);
  expect(readCookie('checkout_release')).toBeUndefined();
});
