/** @jest-environment ../../tools/jest/browser-environment.mjs */
import type { ReleaseManifest } from '../release.ts';
import { preloadOnIntent } from './preload-on-intent.ts';
import { loadRoutes } from './remotes.ts';

jest.mock('./remotes.ts', () => ({ loadRoutes: jest.fn(async () => []) }));

/** Milliseconds, longer than a pointer must rest on a link. */
const longEnough = 500;

const loads = jest.mocked(loadRoutes);
const manifest = {
  remotes: [{ name: 'roleplay-mfe', pages: [{ path: '/categories' }] }],
} as unknown as ReleaseManifest;

beforeAll(() => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  preloadOnIntent(manifest);
});

beforeEach(() => {
  jest.useFakeTimers();
  loads.mockClear();
  document.body.innerHTML = '<nav><a href="/categories">Practice</a></nav><h1>Practice first</h1>';
});

afterEach(() => {
  jest.useRealTimers();
});

const enter = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true, cancelable: true }));

test('a pointer that rests on a link preloads its page', () => {
  enter('a');
  jest.advanceTimersByTime(longEnough);
  expect(loads).toHaveBeenCalledTimes(1);
});

test('a pointer that passes over a link preloads nothing', () => {
  enter('a');
  enter('h1');
  jest.advanceTimersByTime(longEnough);
  expect(loads).not.toHaveBeenCalled();
});

test('nor where the page keeps the event to itself, as React does on a part that is not hydrated yet', () => {
  document.querySelector('h1')!.addEventListener('pointerover', (event) => event.stopPropagation());
  enter('a');
  enter('h1');
  jest.advanceTimersByTime(longEnough);
  expect(loads).not.toHaveBeenCalled();
});

test('focusing a link preloads its page at once', () => {
  document.querySelector('a')!.focus();
  expect(loads).toHaveBeenCalledTimes(1);
});
