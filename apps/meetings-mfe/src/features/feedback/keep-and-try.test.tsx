import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@greenroom/navigation/in-memory';
import type { Locale, MeetingFeedback } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { notes } from '../../testing/sample-meeting.ts';
import { KeepAndTry } from './keep-and-try.tsx';

const practise: MeetingFeedback['practise'] = {
  ...{ title: 'Ask for the raise', categorySlug: 'work', scenarioSlug: 'ask-for-the-raise', check: null },
  reason: { quote: 'You never answer my mails.', atMs: 95_000 },
};

async function showIn(locale: Locale, shown: Pick<MeetingFeedback, 'strengths' | 'tryNext' | 'practise'>) {
  activateLocale(locale);
  await loadMessages();
  render(<KeepAndTry {...shown} />, { wrapper: MemoryRouter });
}

test.each([
  ['en', 'You said: “You never answer my mails.”', /^For example: “It matters to me/],
  ['de', 'Sie sagten: „You never answer my mails.“', /^Zum Beispiel: „It matters to me/],
] as const)('shows the own line and a better one: %s', async (locale, own, better) => {
  await showIn(locale, { ...notes, practise });
  expect(screen.getByText(own)).toBeVisible();
  expect(screen.getByText(better)).toBeVisible();
  // The scene to practise does not quote the same line again.
  expect(screen.queryByText(/Because of what you said here|Weil Sie hier sagten/)).toBeNull();
});

test('gives the line as the reason for a scene where no point shows it', async () => {
  await showIn('en', { ...notes, tryNext: notes.tryNext.slice(1), practise });
  expect(screen.getByText(/Because of what you said here/)).toBeVisible();
  expect(screen.queryByText(/For example/)).toBeNull();
});
