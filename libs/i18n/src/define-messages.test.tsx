/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { defineMessages } from './define-messages.ts';
import { activateLocale } from './i18n.ts';

beforeAll(() => activateLocale('en'));
afterEach(() => document.body.replaceChildren());

function areaOf(name: string) {
  let come = () => {};
  const english = new Promise<{ default: { greeting: string } }>((resolve) => {
    come = () => resolve({ default: { greeting: 'Good evening' } });
  });
  return { messages: defineMessages<{ greeting: string }>(name, { en: () => english, de: () => english }), come };
}

/** @returns errors from which React recovered by rendering again */
function showIn(messages: ReturnType<typeof areaOf>['messages']) {
  const recovered: unknown[] = [];
  let renders = 0;
  function Greeting() {
    renders += 1;
    const t = messages.useText();
    const [times] = useState(1);
    return <p>{t('greeting').repeat(times)}</p>;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onRecoverableError: (error) => recovered.push(error),
  });
  root.render(
    <Suspense fallback="Waiting">
      <Greeting />
    </Suspense>,
  );
  return { recovered, renders: () => renders };
}

test('a component that suspended for its messages keeps its other hooks once they load', async () => {
  const { messages, come } = areaOf('comes-late');
  const { recovered } = await act(async () => showIn(messages));
  expect(screen.queryByText('Waiting')).not.toBeNull();
  await act(async () => come());
  expect(screen.queryByText('Good evening')).not.toBeNull();
  expect(recovered).toEqual([]);
});

test('loaded messages cost no second render', async () => {
  const { messages, come } = areaOf('is-there');
  come();
  await messages.load();
  const { renders } = await act(async () => showIn(messages));
  expect(screen.queryByText('Good evening')).not.toBeNull();
  expect(renders()).toBe(1);
});
