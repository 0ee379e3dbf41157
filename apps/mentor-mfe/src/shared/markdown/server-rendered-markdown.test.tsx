import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Markdown } from './markdown.tsx';
import { lazyKeepingHtml } from './server-rendered-markdown.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('plain paragraphs are shown until the lexer is loaded', async () => {
  const Standing = lazyKeepingHtml(() => Promise.resolve(Markdown));
  render(<Standing text="**Both** feet" />);
  expect(screen.getByText('**Both** feet')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Both').tagName).toBe('STRONG');
});

test('the server-rendered text stays while the lexer cannot be loaded, and is replaced once the connection is back', async () => {
  let there = false;
  const load = jest.fn(() => (there ? Promise.resolve(Markdown) : Promise.reject(new Error('no connection'))));
  const Standing = lazyKeepingHtml(load);
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = '<!--$--><p><strong>Both</strong> feet</p><!--/$-->';
  const written = root.querySelector('strong');
  const mistakes = jest.fn();
  await act(async () => {
    hydrateRoot(root, <Standing text="**Both** feet" />, { onRecoverableError: mistakes });
    await jest.advanceTimersByTimeAsync(60_000);
  });
  expect(load).toHaveBeenCalledTimes(3);
  expect(root.querySelector('strong')).toBe(written);

  there = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(load).toHaveBeenCalledTimes(4);
  expect(root.querySelector('strong')).toBe(written);
  expect(mistakes).not.toHaveBeenCalled();
});
