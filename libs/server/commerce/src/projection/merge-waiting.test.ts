import { mergeWaiting } from './merge-waiting.ts';

/** Work that finishes on request and records its items. */
function gatedWork() {
  const done: (readonly string[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  return {
    done,
    work: (items: readonly string[]) => {
      const gate = Promise.withResolvers<void>();
      done.push(items);
      gates.push(gate);
      return gate.promise;
    },
    end: (index: number) => gates[index]!.resolve(),
    fail: (index: number) => gates[index]!.reject(new Error('no answer')),
  };
}

test('calls made during a run share the next run, which begins when the first is over', async () => {
  const ask = mergeWaiting<string>();
  const { done, work, end } = gatedWork();
  const first = ask('one', ['a'], work);
  const others = Array.from({ length: 100 }, (_, index) => ask('one', [String(index)], work));
  expect(done).toEqual([['a']]);
  end(0);
  await first;
  await Promise.resolve();
  expect(done).toHaveLength(2);
  expect(done[1]).toHaveLength(100);
  // This call came after the second run had begun, so a third run follows.
  const late = ask('one', ['late'], work);
  end(1);
  await Promise.all(others);
  expect(done).toHaveLength(3);
  end(2);
  await late;
  expect(done[2]).toEqual(['late']);
});

test('different keys do not wait for each other', () => {
  const ask = mergeWaiting<string>();
  const { done, work } = gatedWork();
  void ask('one', ['a'], work);
  void ask('other', ['b'], work);
  expect(done).toEqual([['a'], ['b']]);
});

test('a failed run rejects its own callers only, and the next run proceeds', async () => {
  const ask = mergeWaiting<string>();
  const { work, end, fail } = gatedWork();
  const first = ask('one', [], work);
  const next = ask('one', [], work);
  fail(0);
  await expect(first).rejects.toThrow('no answer');
  end(1);
  await expect(next).resolves.toBeUndefined();
});
