import { act, render } from '@testing-library/react';
import type { ReleaseBecause } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { WhyText } from './why-text.tsx';

beforeAll(async () => {
  activateLocale('de');
  await loadMessages();
});

async function said(because: unknown, why = 'By the command line') {
  const shown = await act(async () => render(<WhyText why={why} because={because as ReleaseBecause | null} />));
  return shown.container.textContent;
}

test.each<[ReleaseBecause, string]>([
  [
    { code: 'step-due', step: 2, of: 4, percent: 5, stable: '1.0.0' },
    'Schritt 2 von 4, 5 %: nichts war schlechter als bei 1.0.0',
  ],
  [
    { code: 'too-few', seen: 12, needed: 2_000 },
    'Der nächste Schritt ist fällig, und 12 von 2.000 Aufrufen waren zu sehen',
  ],
  [
    { code: 'suspect', stable: '1.0.0' },
    'Der nächste Schritt ist fällig, und sie wirkt schlechter als 1.0.0: freigeben oder zurücknehmen',
  ],
  [{ code: 'worse', stable: '1.0.0' }, 'Schlechter als 1.0.0'],
  [{ code: 'out-of-reach' }, 'Keine offene Seite kann sie noch anfordern'],
  [
    {
      code: 'found',
      changes: [
        { version: '1.0.0', from: 95, to: 0, killed: true },
        { version: '2.0.0', from: null, to: 100 },
        { version: '0.9.0', from: 0, to: null },
      ],
    },
    '1.0.0 gesperrt; 1.0.0: 95 % → 0 %; 2.0.0: – → 100 %; 0.9.0: 0 % → –',
  ],
])('an automatic change is described in the page’s language: %o', async (because, sentence) => {
  expect((await said(because))?.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a person’s reason, a reason from before there were codes, and an unknown code stay as they are', async () => {
  expect(await said(null, 'It takes the money twice')).toBe('It takes the money twice');
  expect(await said({ code: 'of tomorrow' }, 'Step 2 of 4')).toBe('Step 2 of 4');
});
