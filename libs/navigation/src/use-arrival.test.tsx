import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

function Site({ children }: { children: ReactNode }): ReactNode {
  useArrival();
  return (
    <main>
      <Link to="/there">There</Link>
      <Routes>
        <Route path="/here" element={<h1>Here</h1>} />
        <Route path="/there" element={children} />
      </Routes>
    </main>
  );
}

interface LateHeadingProps {
  writing: boolean;
  inDialog?: boolean;
  afterMs?: number;
}

/** A page whose field renders before its heading, as when a part of it loads late. */
function LateHeading({ writing, inDialog, afterMs = 100 }: LateHeadingProps): ReactNode {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const write = setTimeout(() => writing && screen.getByRole('textbox').focus(), 60);
    const complete = setTimeout(() => setCome(true), afterMs);
    return () => [write, complete].forEach(clearTimeout);
  }, [writing, afterMs]);
  return (
    <>
      {come && <h1>There</h1>}
      {inDialog ? createPortal(<div role="dialog">{field}</div>, document.body) : field}
    </>
  );
}

const field = <input aria-label="Your line" />;

async function arriveAt(page: ReactNode, withinMs = 500): Promise<void> {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Site>{page}</Site>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link'));
  // State set by a timer renders when its `act` ends.
  for (let turn = 0; turn < withinMs / 100; turn += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  jest.useRealTimers();
}

test('focuses the heading after a page change, even if the heading renders late', async () => {
  await arriveAt(<LateHeading writing={false} />);
  expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus();
});

test.each([
  [false, 'shows nobody that it has the focus where the page was not used'],
  [true, 'shows that it has the focus where the page was used'],
])('with the page used: %s, the heading %s', async (hasBeenActive) => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  await arriveAt(<LateHeading writing={false} />);
  expect(screen.getByRole('heading', { name: 'There' }).hasAttribute('data-focus-unasked')).toBe(!hasBeenActive);
});

test('waits for a heading that takes long', async () => {
  await arriveAt(<LateHeading writing={false} afterMs={9_000} />, 10_000);
  expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus();
});

test('keeps the focus in a field in which the visitor already types', async () => {
  await arriveAt(<LateHeading writing />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('keeps the focus in a dialog that opened over the new page', async () => {
  await arriveAt(<LateHeading writing inDialog />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('leaves the focus alone on the first page of a visit', () => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Site>{null}</Site>
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
});
