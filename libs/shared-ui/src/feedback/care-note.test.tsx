import { render, screen } from '@testing-library/react';
import { CareNote } from './care-note.tsx';

test('shows help lines, whose numbers can be called', () => {
  render(<CareNote text={'Call someone:\n• USA: 1-800-799-7233, or 988, 24 hours\n• Elsewhere: findahelpline.com'} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1-800-799-7233', 'tel:18007997233'],
    ['988', 'tel:988'],
    ['findahelpline.com', 'https://findahelpline.com'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(/or 988, 24 hours/u);
});
