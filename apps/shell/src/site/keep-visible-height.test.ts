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

test('tells how much of the window a keyboard leaves, for as long as it is up', () => {
  resizeTo(430);
  expect(shown()).toBe('430px');
  resizeTo(844);
  expect(shown()).toBe('');
});

test('a bar of the browser and a page that is zoomed in are no keyboard', () => {
  resizeTo(790);
  expect(shown()).toBe('');
  resizeTo(430, 1.9);
  expect(shown()).toBe('');
});
