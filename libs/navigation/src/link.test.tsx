import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink } from './link.tsx';
import { RoutePath, useParams } from './route-path.ts';

function Address(): ReactNode {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const show = (links: ReactNode, at = '/coaches') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {links}
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

test('a link navigates within the page and keeps its query and hash', async () => {
  show(<Link to="/quiz?step=2#top">Quiz</Link>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/quiz?step=2#top');
  await userEvent.click(link);
  expect(address()).toBe('/quiz?step=2#top');
});

test('a link with only a query stays on the page', async () => {
  show(<Link to={{ search: '?topic=1' }}>Topic</Link>);
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/coaches?topic=1');
});

test.each([
  ['with a modifier key', {}, { ctrlKey: true }],
  ['that opens another tab', { target: '_blank' }, {}],
  ['that was already handled', { onClick: (event: MouseEvent) => event.preventDefault() }, {}],
])('ignores a click %s', (_, props, click) => {
  show(
    <Link to="/quiz" {...props}>
      Quiz
    </Link>,
  );
  // jsdom cannot do what a browser would do here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(address()).toBe('/coaches');
});

test.each([
  ['/coaches', {}, true],
  ['/coaches/mira', {}, true],
  ['/coaches/mira', { end: true }, false],
  ['/coaches-of-old', {}, false],
])('on %s, a navigation link %j is marked current: %s', (at, props, here) => {
  show(
    <NavLink to="/coaches" {...props}>
      Coaches
    </NavLink>,
    at,
  );
  if (here) expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  else expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('marks the link to the root as current only on the root', () => {
  show(<NavLink to="/">Home</NavLink>);
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('reads a page’s parameters from the address', () => {
  const Slug = () => <b>{useParams().slug}</b>;
  show(
    <RoutePath value="/library/:slug">
      <Slug />
    </RoutePath>,
    '/library/mira%20holt',
  );
  expect(screen.getByText('mira holt')).toBeVisible();
});
