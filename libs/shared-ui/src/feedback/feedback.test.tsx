import { act, render, screen } from '@testing-library/react';
import { NotLoadedPanel } from './not-loaded-panel.tsx';
import { OpensSoon } from './opens-soon.tsx';
import { Skeleton, BarShape } from './skeleton.tsx';
import { IllustratedPage } from './illustrated-page.tsx';

test('announces skeletons in words and hides the shapes from assistive technology', () => {
  render(
    <Skeleton label="Loading coaches">
      <BarShape />
    </Skeleton>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading coaches');
  expect(screen.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true');
});

test('shows what is loading once it takes longer than two seconds', () => {
  jest.useFakeTimers();
  const { container } = render(
    <Skeleton label="Loading coaches">
      <BarShape />
    </Skeleton>,
  );
  const shapes = container.querySelector('[aria-hidden]');
  act(() => jest.advanceTimersByTime(1_999));
  expect(shapes?.textContent).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(shapes).toHaveTextContent('Loading coaches');
  jest.useRealTimers();
});

test('a coming-soon page is the main landmark, takes the focus and links onwards', () => {
  render(<OpensSoon art="/a.svg" title="Scenes" text="Soon." link={<a href="/coaches">Meet the coaches</a>} />);
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  main.focus();
  expect(main).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scenes');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/coaches');
});

test('a stage with a bar is dark in both themes; without one it follows the page', () => {
  const { container, rerender } = render(<IllustratedPage art="/a.svg">Words</IllustratedPage>);
  expect(container.firstElementChild).not.toHaveAttribute('data-theme');
  rerender(
    <IllustratedPage art="/a.svg" bar={<header />}>
      Words
    </IllustratedPage>,
  );
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark');
});

const words = { tag: 'Couldn’t load', title: 'No page', text: 'Something went wrong.', tryAgain: 'Try again' };

test.each([
  ['500', false],
  ['500 Internal Server Error', false],
  ['504 Gateway Time-out', false],
  ['502 Bad Gateway: nginx', true],
  ['503 We are updating Greenroom', true],
])('a panel for what failed to load, answered with “%s”, shows that answer: %s', (details, shown) => {
  render(<NotLoadedPanel reason="failed" {...{ words, details }} retry={jest.fn()} home={<a href="/">Home</a>} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.queryByText(details) !== null).toBe(shown);
});
