import { render, screen } from '@testing-library/react';
import { Markdown } from './markdown.tsx';
import { headingsIn } from './headings.ts';

const text = '## First, the *door*\n\nWords.\n\n### Not this one\n\n## Über Mut\n\nMore.';

test('the second-level headings of a text are listed without marks', () => {
  expect(headingsIn(text)).toEqual([
    { id: 'heading-first-the-door', text: 'First, the door' },
    { id: 'heading-über-mut', text: 'Über Mut' },
  ]);
  expect(headingsIn('No heading\n\n# Only a first-level one')).toEqual([]);
});

test('headings get their ids where a page lists them, and none elsewhere', () => {
  const { rerender } = render(<Markdown text={text} headingIds />);
  for (const { id, text: name } of headingsIn(text))
    expect(screen.getByRole('heading', { name })).toHaveAttribute('id', id);
  rerender(<Markdown text={text} />);
  expect(screen.getByRole('heading', { name: 'Über Mut' })).not.toHaveAttribute('id');
});
