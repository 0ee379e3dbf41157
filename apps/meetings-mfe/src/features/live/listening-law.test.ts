import { listeningLawOf } from './listening-law.ts';

test.each([
  ['DE', 'BE', 'offence'],
  ['CH', '', 'offence'],
  ['US', 'CA', 'all-agree'],
  ['US', 'NY', 'ask'],
  ['CA', 'CA', 'ask'],
  ['XX', 'XX', 'ask'],
])('in %s-%s: %s', (country, region, law) => expect(listeningLawOf(country, region)).toBe(law));
