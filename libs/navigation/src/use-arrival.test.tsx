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

/** A page whose field is there before its heading, as where a part of it comes late. */
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
  // What a timer sets is drawn when its act ends.
  for (let turn = 0; turn < withinMs / 100; turn += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  jest.useRealTimers();
}

test('after a change of page the focus is on its heading, also where that comes late', async () => {
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

test('a heading that takes long is waited for', async () => {
  await arriveAt(<LateHeading writing={false} afterMs={9_000} />, 10_000);
  expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus();
});

test('one who writes in the new page already stays in the field', async () => {
  await arriveAt(<LateHeading writing />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('one who writes in a dialog that opened over the new page stays there', async () => {
  await arriveAt(<LateHeading writing inDialog />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the first page of a visit is left alone', () => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Site>{null}</Site>
    </MemoryRouter>,
  );
  expect(document.body).toHaveFocus();
});
