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

test('a link is followed within the page, with its query and place', async () => {
  show(<Link to="/quiz?step=2#top">Quiz</Link>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/quiz?step=2#top');
  await userEvent.click(link);
  expect(address()).toBe('/quiz?step=2#top');
});

test('a query alone stays on the page', async () => {
  show(<Link to={{ search: '?topic=1' }}>Topic</Link>);
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/coaches?topic=1');
});

test.each([
  ['with a key held', {}, { ctrlKey: true }],
  ['into another tab', { target: '_blank' }, {}],
  ['that something else took', { onClick: (event: MouseEvent) => event.preventDefault() }, {}],
])('a click %s is left alone', (_, props, click) => {
  show(
    <Link to="/quiz" {...props}>
      Quiz
    </Link>,
  );
  // What a browser would do then, jsdom cannot.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(address()).toBe('/coaches');
});

test.each([
  ['/coaches', {}, true],
  ['/coaches/mira', {}, true],
  ['/coaches/mira', { end: true }, false],
  ['/coaches-of-old', {}, false],
])('on %s, a navigation %j says so: %s', (at, props, here) => {
  show(
    <NavLink to="/coaches" {...props}>
      Coaches
    </NavLink>,
    at,
  );
  if (here) expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  else expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('every page is below the root, and yet it is not on it', () => {
  show(<NavLink to="/">Home</NavLink>);
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('a page reads its parameters out of the address', () => {
  const Slug = () => <b>{useParams().slug}</b>;
  show(
    <RoutePath value="/library/:slug">
      <Slug />
    </RoutePath>,
    '/library/mira%20holt',
  );
  expect(screen.getByText('mira holt')).toBeVisible();
});
