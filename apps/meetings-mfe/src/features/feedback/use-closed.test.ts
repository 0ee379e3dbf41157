/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { renderHook } from '@testing-library/react';
import { track } from '@greenroom/analytics';
import { useClosed } from './use-closed.ts';

jest.mock('@greenroom/analytics', () => ({ track: jest.fn() }));
jest.mock('@greenroom/auth', () => ({ useCurrentUser: () => ({ user: { analytics: { userId: 'me' } } }) }));

const closed = ['Silent Coach Feedback Closed', { userId: 'me', conversationId: 'a meeting' }];
const told = jest.mocked(track).mock.calls;
beforeEach(() => void told.splice(0));

test('leaving the page tells so', () => {
  const { unmount } = renderHook(() => useClosed('a meeting'));
  expect(told).toEqual([]);
  unmount();
  expect(told).toEqual([closed]);
});

test('closing its tab tells so, and once though the page is then taken down', () => {
  const { unmount } = renderHook(() => useClosed('a meeting'));
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([closed]);
  unmount();
  expect(told).toEqual([closed]);
});
