/** @jest-environment jsdom */
import { readCookie } from './browser/cookies.ts';
import { keepRelease, stopKeepingRelease } from './keep-release.ts';

test('keeps a release until it is let go', () => {
  keepRelease({ app: 'checkout-mfe', version: '2.4.0-1a2b3c4d' });
  expect(readCookie('checkout_release')).toBe('checkout-mfe@2.4.0-1a2b3c4d');
  stopKeepingRelease();
  stopKeepingRelease();
  expect(readCookie('checkout_release')).toBeUndefined();
});
