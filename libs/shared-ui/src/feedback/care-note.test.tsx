import { render, screen } from '@testing-library/react';
import { CareNote } from './care-note.tsx';

test('lists help lines, whose numbers can be called', () => {
  render(
    <CareNote
      text={'You are not alone.\n- USA: 1-800-799-7233, or 988, 24 hours\n- Elsewhere: findahelpline.com\nSafe?'}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'USA: 1-800-799-7233, or 988, 24 hours',
    'Elsewhere: findahelpline.com',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:18007997233',
    'tel:988',
    'https://findahelpline.com',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are not alone\..*Safe\?$/u);
});
