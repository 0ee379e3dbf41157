import { consentLawOf } from './consent.ts';
import { rateVital } from './web-vitals.ts';
import { vendorIntegrations } from './vendors.ts';

test.each([
  ['DE', 'BE', 'gdpr'],
  ['NO', 'XX', 'gdpr'],
  ['GB', 'XX', 'gdpr'],
  ['CH', 'XX', 'gdpr'],
  ['US', 'CA', 'ccpa'],
  ['XX', 'CA', 'ccpa'],
  ['US', 'NY', 'none'],
  ['XX', 'XX', 'none'],
  ['CA', 'CA', 'none'],
  ['BR', 'SP', 'none'],
])('%s, %s: %s', (country, region, law) => {
  expect(consentLawOf(country, region)).toBe(law);
});

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needs-improvement'],
  ['LCP', 4_000, 'needs-improvement'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(rateVital(metric, value)).toBe(rating);
});

test('every vendor may receive an event, except those that are off by default', () => {
  expect(vendorIntegrations).toEqual({
    All: true,
    'Bing Ads': false,
    'Facebook CAPI': false,
    'Facebook Pixel': false,
    'Google AdWords': false,
    'Google Tag Manager': false,
    ShareASale: false,
    TikTok: false,
  });
});
