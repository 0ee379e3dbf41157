import { firstPage } from './first-page.ts';

test.each([
  ['/homepage', '/onboarding'],
  ['/onboarding', '/onboarding'],
  ['/onboarding?returnTo=%2Fcoaches', '/onboarding?returnTo=%2Fcoaches'],
  ['/aimentor/x/chat?a=1', '/onboarding?returnTo=%2Faimentor%2Fx%2Fchat%3Fa%3D1'],
  ['/checkout/membership', '/checkout/membership'],
  ['/checkout', '/checkout'],
  ['/checkouts', '/onboarding?returnTo=%2Fcheckouts'],
])('a new account on its way to %s goes first to %s', (returnTo, page) => {
  expect(firstPage(returnTo)).toBe(page);
});
