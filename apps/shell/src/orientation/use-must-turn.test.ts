/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { handheld } from './must-turn.ts';
import { useMustTurn } from './use-must-turn.ts';

const orientation = new EventTarget();

/** Sets the window size, and whether the device is handheld. */
function device(size: { width: number; height: number }, held: boolean) {
  Object.assign(window, { innerWidth: size.width, innerHeight: size.height });
  window.matchMedia = (query) => ({ matches: query === handheld && held }) as MediaQueryList;
}

beforeAll(() => {
  Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true });
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks to turn a phone in landscape orientation', () => {
  device({ width: 844, height: 390 }, true);
  expect(renderHook(useMustTurn).result.current.mustTurn).toBe(true);
});

test('does not ask on a laptop with the same window size', () => {
  device({ width: 960, height: 720 }, false);
  expect(renderHook(useMustTurn).result.current.mustTurn).toBe(false);
});

test('checks again 250 ms after the last resize', () => {
  device({ width: 390, height: 844 }, true);
  const { result } = renderHook(useMustTurn);
  device({ width: 844, height: 390 }, true);
  act(() => void window.dispatchEvent(new Event('resize')));
  act(() => jest.advanceTimersByTime(200));
  act(() => void window.dispatchEvent(new Event('resize')));
  act(() => jest.advanceTimersByTime(249));
  expect(result.current.mustTurn).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toEqual({ mustTurn: true, time: 1 });
});

test('checks again at once when the device turns', () => {
  device({ width: 844, height: 390 }, true);
  const { result } = renderHook(useMustTurn);
  device({ width: 390, height: 844 }, true);
  act(() => void orientation.dispatchEvent(new Event('change')));
  expect(result.current.mustTurn).toBe(false);
});
