import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { activateLocale } from '@greenroom/i18n';
import { CardOpeningNote, failedAfterMs, useCardOpening } from './card-opening.tsx';
import { messages } from './messages/index.ts';

beforeAll(async () => {
  activateLocale('en');
  await messages.load();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Form({ onFailed }: { onFailed(): void }) {
  const { state, onReady, checkOpen } = useCardOpening(onFailed);
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

test('says that the form is opening, that it takes long, and after a while that it failed', () => {
  const onFailed = jest.fn();
  render(<Form onFailed={onFailed} />);
  expect(opening()).toHaveTextContent('Opening the card form…');
  wait(4_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The card form is still opening');
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
  expect(onFailed).not.toHaveBeenCalled();
  wait(failedAfterMs);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('an open form is never reported as failed', () => {
  const onFailed = jest.fn();
  render(<Form onFailed={onFailed} />);
  press('Ready');
  expect(opening()).toBeNull();
  press('Pay');
  expect(screen.getByText('Sent')).toBeVisible();
  wait(failedAfterMs);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a press before the form is open is answered at once', () => {
  render(<Form onFailed={() => {}} />);
  press('Pay');
  expect(screen.getByText('Not sent')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent, and nothing is charged.');
});
