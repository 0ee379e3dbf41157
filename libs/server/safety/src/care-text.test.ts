import { careText, nextVisitText, plainCareText } from './care-text.ts';
import type { CareStep } from './care-course.ts';
import { countryFor, helpFor } from './help-lines.ts';
import { heads } from './detector/classifier.ts';

const danger = (kind: (typeof heads.kind)[number], language: 'en' | 'de' = 'en') =>
  ({ tier: 'emergency', kind, language }) as const;

it('shows the help lines of the country, and the usual ones where it is unknown', () => {
  const text = (country?: string) => careText({ step: 'emergency', danger: danger('self_harm') }, country).join('\n');
  expect(text('GB')).toContain('116 123');
  expect(text('GB')).not.toContain('988');
  expect(text('US')).toContain('988');
  expect(text('US')).not.toContain('Samaritans');
  for (const line of ['988', '116 123', '911', '999', '112', 'findahelpline.com']) expect(text()).toContain(line);
  const german = careText({ step: 'emergency', danger: danger('self_harm', 'de') }).join('\n');
  for (const line of ['0800 111 0 111', '142', '143', '112', 'findahelpline.com']) expect(german).toContain(line);
});

it.each([
  ['XX', 'de-AT,de;q=0.9', 'AT'],
  ['XX', 'de', undefined],
  ['FR', 'fr-FR,en-GB;q=0.5', 'GB'],
  ['CH', 'de-DE', 'CH'],
  ['XX', undefined, undefined],
])('finds the country by %s and %s', (country, acceptLanguage, expected) => {
  expect(countryFor({ headers: { 'accept-language': acceptLanguage } }, { country })).toBe(expected);
});

const steps: CareStep[] = [
  'emergency',
  'worried',
  'still-here',
  'not-safe',
  'settled',
  'misunderstood',
  'unpressed',
  'refusal',
  'beside',
];

it.each(steps)('has words for every kind in both languages: %s', (step) => {
  for (const kind of heads.kind)
    for (const language of ['en', 'de'] as const)
      for (const country of [undefined, 'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'DE', 'AT', 'CH']) {
        const text = careText({ step, danger: danger(kind, language) }, country).join('\n');
        expect(text.length).toBeGreaterThan(20);
        expect(text).not.toMatch(/\{|\}|undefined/);
        expect(plainCareText({ step, danger: danger(kind, language) }, country)).not.toMatch(/\*\*|\]\(/);
        expect(nextVisitText(danger(kind, language), country)).not.toMatch(/\{|\}|undefined/);
        expect(helpFor(kind, language, country).emergency).toMatch(/\d{3}/);
      }
});

it('refuses in one sentence', () => {
  for (const language of ['en', 'de'] as const)
    expect(careText({ step: 'refusal', danger: danger('violence', language) }, 'DE')).toHaveLength(1);
});
