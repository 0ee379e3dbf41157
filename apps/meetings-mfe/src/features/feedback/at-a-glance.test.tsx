import { render, screen } from '@testing-library/react';
import type { Locale, SpeechMeasure } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { notes } from '../../testing/sample-meeting.ts';
import { AtAGlance } from './at-a-glance.tsx';

/** Two questions in a meeting of two minutes. */
const questions: SpeechMeasure = {
  ...{ ...notes.measures[0]!, name: 'questions', unit: 'per-ten-minutes', count: 2, value: 10, rating: 'GOOD' },
  good: { from: 6, to: null },
};

async function showIn(locale: Locale, measure: SpeechMeasure): Promise<void> {
  activateLocale(locale);
  await loadMessages();
  render(<AtAGlance measures={[measure]} />);
}

test.each([
  ['en', 'Good', '2 or more is a good number for a meeting of this length.'],
  ['de', 'Gut', 'Für eine Besprechung dieser Länge sind 2 oder mehr gut.'],
] as const)('measures the number of questions against the length of the meeting: %s', async (locale, rating, range) => {
  await showIn(locale, questions);
  expect(screen.getByText(range)).toBeVisible();
  expect(screen.getByText(rating)).toBeVisible();
});

test('says what is good in the unit of a share', async () => {
  await showIn('en', { ...questions, name: 'talk-share', unit: 'percent', value: 71, good: { from: 40, to: 60 } });
  expect(screen.getByText('40 to 60 % is good.')).toBeVisible();
});
