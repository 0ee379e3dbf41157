import { heldAtOf } from './held-at.ts';

const now = new Date(2026, 10, 30, 18, 20);

test('a meeting of today comes after what was done earlier today', () =>
  expect(heldAtOf('2026-11-30', now)).toBe(now.toISOString()));

test('a meeting of another day is held at noon', () =>
  expect(heldAtOf('2026-11-29', now)).toBe(new Date(2026, 10, 29, 12).toISOString()));
