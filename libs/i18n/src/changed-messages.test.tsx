/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { activateLocale, defineMessages } from './index.ts';

test('shows changed messages in a component and keeps its state', async () => {
  activateLocale('en');
  let greeting = 'Hello';
  const messages = defineMessages<{ greeting: string }>('shop', {
    en: async () => ({ default: { greeting } }),
    de: async () => ({ default: { greeting: 'Hallo' } }),
  });
  let drawn = 0;
  function Greeting() {
    const t = messages.useText();
    const [first] = useState(() => (drawn += 1));
    return (
      <p>
        {t('greeting')} {first}
      </p>
    );
  }
  await act(async () => {
    render(
      <Suspense>
        <Greeting />
      </Suspense>,
    );
  });
  const shown = screen.getByText(/^Hello/);
  const kept = shown.textContent.replace('Hello', '');
  greeting = 'Good day';
  await act(async () => messages.loadChanged?.());
  expect(shown.textContent).toBe(`Good day${kept}`);
});
