/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { defineMessages } from './define-messages.ts';
import { activateLocale } from './i18n.ts';

beforeAll(() => activateLocale('en'));

function areaOf(name: string) {
  let come = () => {};
  const english = new Promise<{ default: { greeting: string } }>((resolve) => {
    come = () => resolve({ default: { greeting: 'Good evening' } });
  });
  return { messages: defineMessages<{ greeting: string }>(name, { en: () => english, de: () => english }), come };
}

/** @returns errors that React recovered from, by rendering anew */
async function show(messages: ReturnType<typeof areaOf>['messages']) {
  const recovered: unknown[] = [];
  let renders = 0;
  function Greeting() {
    renders += 1;
    const t = messages.useText();
    const [times] = useState(1);
    return <p>{t('greeting').repeat(times)}</p>;
  }
  await act(async () => {
    render(
      <Suspense fallback="Waiting">
        <Greeting />
      </Suspense>,
      { onRecoverableError: (error) => recovered.push(error) },
    );
  });
  return { recovered, renders: () => renders };
}

test('a component that waits for its messages goes on with its other hooks once they come', async () => {
  const { messages, come } = areaOf('comes-late');
  const { recovered } = await show(messages);
  expect(screen.queryByText('Waiting')).not.toBeNull();
  await act(async () => come());
  expect(screen.queryByText('Good evening')).not.toBeNull();
  expect(recovered).toEqual([]);
});

test('messages that are there cost no second render', async () => {
  const { messages, come } = areaOf('is-there');
  come();
  await messages.load();
  const { renders } = await show(messages);
  expect(screen.queryByText('Good evening')).not.toBeNull();
  expect(renders()).toBe(1);
});
