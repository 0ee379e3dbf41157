/** @jest-environment jsdom */
import { keepVisibleHeight } from './keep-visible-height.ts';

const viewport = Object.assign(new EventTarget(), { height: 844, scale: 1 });
const shown = () => document.documentElement.style.getPropertyValue('--visible-height');

function resizeTo(height: number, scale = 1) {
  Object.assign(viewport, { height, scale });
  viewport.dispatchEvent(new Event('resize'));
}

beforeAll(() => {
  Object.assign(window, { innerHeight: 844, visualViewport: viewport });
  keepVisibleHeight();
});

test('sets the height that a keyboard leaves, for as long as it is open', () => {
  resizeTo(430);
  expect(shown()).toBe('430px');
  resizeTo(844);
  expect(shown()).toBe('');
});

test('a browser toolbar or a zoomed page does not count as a keyboard', () => {
  resizeTo(790);
  expect(shown()).toBe('');
  resizeTo(430, 1.9);
  expect(shown()).toBe('');
});
