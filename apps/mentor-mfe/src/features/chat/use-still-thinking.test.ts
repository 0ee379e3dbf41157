/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, renderHook } from '@testing-library/react';
import { stillThinkingAfterMs, useStillThinking } from './use-still-thinking.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a coach counts as still thinking after two seconds without text, until the first text arrives', () => {
  const { result, rerender } = renderHook(({ thinking }) => useStillThinking(thinking), {
    initialProps: { thinking: true },
  });
  act(() => jest.advanceTimersByTime(stillThinkingAfterMs - 1));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ thinking: false });
  expect(result.current).toBe(false);
  rerender({ thinking: true });
  expect(result.current).toBe(false);
});
