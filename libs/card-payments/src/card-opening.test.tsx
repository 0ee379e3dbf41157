import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { activateLocale } from '@greenroom/i18n';
import { CardOpeningNote, useCardOpening } from './card-opening.tsx';
import { messages } from './messages/index.ts';

beforeAll(async () => {
  activateLocale('en');
  await messages.load();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Form() {
  const { state, onReady, checkOpen } = useCardOpening();
  const [pressed, setPressed] = useState<string>();
  return (
    <>
      <CardOpeningNote state={state} onAgain={() => {}} />
      <button onClick={onReady}>Ready</button>
      <button onClick={() => setPressed(checkOpen() ? 'Sent' : 'Not sent')}>Pay</button>
      <output>{pressed}</output>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const opening = () => screen.queryByText(/Opening the card form|still opening/);

test('says that the form is opening, then that it takes long and can be opened again, until it is open', () => {
  render(<Form />);
  expect(opening()).toHaveTextContent('Opening the card form…');
  wait(4_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The card form is still opening');
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
  wait(120_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The card form is still opening');
  press('Ready');
  expect(opening()).toBeNull();
  press('Pay');
  expect(screen.getByText('Sent')).toBeVisible();
});

test('a press before the form is open is answered at once', () => {
  render(<Form />);
  press('Pay');
  expect(screen.getByText('Not sent')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent, and nothing is charged.');
});
