import { act, render, screen } from '@testing-library/react';
import { ErrorDetails } from './error-details.tsx';
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

test.each(['500', '500 Internal Server Error', undefined])('shows no details for %s, which is no message', (answer) => {
  const { container } = render(<ErrorDetails>{answer}</ErrorDetails>);
  expect(container).toBeEmptyDOMElement();
});

test('shows the message of a gateway verbatim', () => {
  render(<ErrorDetails>502 Bad Gateway: nginx</ErrorDetails>);
  expect(screen.getByText('502 Bad Gateway: nginx')).toBeVisible();
});
