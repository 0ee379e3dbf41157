import { readValues, setupOf, usualSetup, valuesOf } from './setup-values.ts';

test('converts a setup to a request and back without changes', () => {
  const values = {
    ...usualSetup,
    aiPersonality: 'blunt',
    difficulty: 'tough',
    additionalContext: 'I’m on 69.',
  } as const;
  expect(valuesOf({ ...setupOf(values), language: 'en' } as never)).toEqual(values);
  expect(setupOf(usualSetup)).toMatchObject({ aiPersonality: null, voiceStyle: null });
});

test.each([
  ['', {}],
  ['not json', {}],
  ['null', {}],
  ['{"difficulty":"brutal","medium":"text"}', { medium: 'text' }],
  ['{"aiPersonality":"as-written","stranger":"x","additionalContext":7}', { aiPersonality: 'as-written' }],
])('takes only valid values from the draft %s', (draft, values) => {
  expect(readValues(draft, Object.keys(usualSetup))).toEqual(values);
});
