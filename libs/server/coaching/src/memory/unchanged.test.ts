import type { ConversationRow } from '../conversations/conversations.repository.ts';
import { unchanged } from './unchanged.ts';

const row = (change: Partial<ConversationRow> = {}) =>
  ({ uuid: 'a', updatedAt: new Date(0), recap: null, madeRecap: null, ...change }) as ConversationRow;

function counting() {
  let at = 0;
  let made = 0;
  const of = unchanged(
    async () => (made += 1),
    () => at,
  );
  return { of, made: () => made, wait: (ms: number) => (at += ms) };
}

it('does not recompute what has not changed', async () => {
  const { of, made } = counting();
  expect([await of(row()), await of(row())]).toEqual([1, 1]);
  expect(made()).toBe(1);
});

it.each([
  ['a message was added', row({ updatedAt: new Date(1) })],
  ['the recap was corrected', row({ recap: { goal: 'To rest' } as ConversationRow['recap'] })],
  ['it is another conversation', row({ uuid: 'b' })],
])('recomputes if %s', async (_, changed) => {
  const { of } = counting();
  await of(row());
  expect(await of(changed)).toBe(2);
});

it('keeps nothing for longer than a minute, and nothing that failed', async () => {
  const { of, wait } = counting();
  await of(row());
  wait(60_000);
  expect(await of(row())).toBe(2);
  const failing = unchanged(() => Promise.reject(new Error('no database')));
  await expect(failing(row())).rejects.toThrow();
  await expect(failing(row())).rejects.toThrow();
});
