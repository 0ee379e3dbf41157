import { act, render, screen } from '@testing-library/react';
import { activateLocale } from '@greenroom/i18n';
import { CardOpeningNote, failedAfterMs, useCardOpening } from './card-opening.tsx';
import { messages } from './messages/index.ts';

beforeAll(async () => {
  activateLocale('en');
  await messages.load();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let opening: ReturnType<typeof useCardOpening>;
function Form({ onFailed }: { onFailed(): void }) {
  opening = useCardOpening(onFailed);
  return <CardOpeningNote state={opening.state} onAgain={() => {}} />;
}

const said = () => document.body.textContent;

test('says that the form is opening, that it takes long, and after a while that it failed', () => {
  const onFailed = jest.fn();
  render(<Form onFailed={onFailed} />);
  expect(said()).toBe('Opening the card form…');
  act(() => void jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The card form is still opening');
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
  expect(onFailed).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(failedAfterMs));
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('an open form is never reported as failed', () => {
  const onFailed = jest.fn();
  render(<Form onFailed={onFailed} />);
  act(() => opening.onReady());
  expect(said()).toBe('');
  expect(opening.checkOpen()).toBe(true);
  act(() => void jest.advanceTimersByTime(failedAfterMs));
  expect(onFailed).not.toHaveBeenCalled();
});

test('a press before the form is open is answered at once', () => {
  render(<Form onFailed={() => {}} />);
  let open = true;
  act(() => void (open = opening.checkOpen()));
  expect(open).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent, and nothing is charged.');
});
