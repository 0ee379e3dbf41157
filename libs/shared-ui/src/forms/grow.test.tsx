import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { grownHeight } from './grow.ts';
import { TextArea } from './text-area.tsx';

test.each([
  { content: 40, borders: 2, max: 200, height: 42, scrolls: false },
  { content: 198, borders: 2, max: 200, height: 200, scrolls: false },
  { content: 199, borders: 2, max: 200, height: 200, scrolls: true },
])('text of $content px with $borders px of border, at most $max: $height px', ({ height, scrolls, ...measured }) => {
  expect(grownHeight(measured)).toEqual({ height, scrolls });
});

test('never exceeds its maximum, and scrolls exactly when its text does not fit', () => {
  const pixels = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(pixels, pixels, pixels, (content, borders, max) => {
      const { height, scrolls } = grownHeight({ content, borders, max });
      expect(height).toBeLessThanOrEqual(max);
      expect(scrolls).toBe(height < content + borders);
    }),
  );
});

test('grows with its text and shrinks again', () => {
  /* As in a browser: `scrollHeight` is at least the set height, else the height of the lines. */
  jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    const lines = this.value.split('\n').length * 24;
    return Math.max(lines, Number.parseInt(this.style.height, 10) || 0);
  });
  render(<TextArea aria-label="Notes" maxHeight={100} />);
  const box = screen.getByRole('textbox');
  expect(box.style.height).toBe('24px');
  fireEvent.input(box, { target: { value: 'a\nb\nc' } });
  expect(box.style.height).toBe('72px');
  fireEvent.input(box, { target: { value: 'a\nb\nc\nd\ne' } });
  expect([box.style.height, box.style.overflowY]).toEqual(['100px', 'auto']);
  fireEvent.input(box, { target: { value: '' } });
  expect([box.style.height, box.style.overflowY]).toEqual(['24px', 'hidden']);
  jest.restoreAllMocks();
});
