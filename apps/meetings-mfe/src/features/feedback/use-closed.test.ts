/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { renderHook } from '@testing-library/react';
import { track } from '@greenroom/analytics';
import { useClosed } from './use-closed.ts';

jest.mock('@greenroom/analytics', () => ({ track: jest.fn() }));
jest.mock('@greenroom/auth', () => ({ useCurrentUser: () => ({ user: { analytics: { userId: 'me' } } }) }));

const closed = ['Silent Coach Feedback Closed', { userId: 'me', conversationId: 'a meeting' }];
const told = jest.mocked(track).mock.calls;
beforeEach(() => void told.splice(0));

test('reports that the page was left', () => {
  const { unmount } = renderHook(() => useClosed('a meeting'));
  expect(told).toEqual([]);
  unmount();
  expect(told).toEqual([closed]);
});

test('reports once that the tab was closed, even if the page is then unmounted', () => {
  const { unmount } = renderHook(() => useClosed('a meeting'));
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([closed]);
  unmount();
  expect(told).toEqual([closed]);
});
