import { render, screen } from '@testing-library/react';
import { lexer } from 'marked';
import { Markdown } from './markdown.tsx';
import { plainText } from './plain-text.ts';
import { safeAddress } from './safe-address.ts';

test.each([
  ['https://example.com/a', true],
  ['/library/imogen-vale', true],
  ['mailto:help@example.com', true],
  ['#part', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
])('the link %s is allowed: %s', (address, safe) => {
  expect(safeAddress(address)).toBe(safe ? address : undefined);
});

test('Markdown becomes elements', () => {
  const text =
    '## Arrive\n\n**Both** feet *down*.\n\n> One face.\n\n- Water\n- Clicker\n\n3. Three\n\n`code`\n\n| A | B |\n|---|---|\n| 1 | 2 |';
  const { container } = render(<Markdown text={text} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Arrive' })).toBeVisible();
  expect(container.querySelector('strong')).toHaveTextContent('Both');
  expect(container.querySelector('em')).toHaveTextContent('down');
  expect(container.querySelector('blockquote')).toHaveTextContent('One face.');
  expect(container.querySelectorAll('ul > li')).toHaveLength(2);
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(container.querySelector('code')).toHaveTextContent('code');
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
});

test('HTML stays text, and a link that would run a script becomes plain text', () => {
  const { container } = render(<Markdown text={'<img src=x onerror=alert(1)> and [this](javascript:alert(1))'} />);
  expect(container.querySelector('img, a, script')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> and this');
});

test('a first-level heading becomes second-level, because the page has its own', () => {
  render(<Markdown text="# Title" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Title');
});

test('the end marker follows the last word of the last paragraph', () => {
  const { container } = render(<Markdown text={'One.\n\nTwo.'} end={<b>|</b>} />);
  expect(container.querySelectorAll('p')[1]).toHaveTextContent('Two.|');
});

test('plain text for reading aloud has no marks', () => {
  expect(plainText(lexer('## Arrive\n\n**Both** feet [down](https://example.com).\n\n- Water'))).toBe(
    'Arrive Both feet down. Water',
  );
});
