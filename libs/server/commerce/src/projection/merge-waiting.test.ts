import { mergeWaiting } from './merge-waiting.ts';

/** Work that ends when it is let go, and remembers what it was done for. */
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

test('those who ask meanwhile share one more turn, which begins once the first is over', async () => {
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
  // This one is for those alone who asked before it began.
  const late = ask('one', ['late'], work);
  end(1);
  await Promise.all(others);
  expect(done).toHaveLength(3);
  end(2);
  await late;
  expect(done[2]).toEqual(['late']);
});

test('others wait for nobody', () => {
  const ask = mergeWaiting<string>();
  const { done, work } = gatedWork();
  void ask('one', ['a'], work);
  void ask('other', ['b'], work);
  expect(done).toEqual([['a'], ['b']]);
});

test('a turn that fails fails for its own alone, and the next is done', async () => {
  const ask = mergeWaiting<string>();
  const { work, end, fail } = gatedWork();
  const first = ask('one', [], work);
  const next = ask('one', [], work);
  fail(0);
  await expect(first).rejects.toThrow('no answer');
  end(1);
  await expect(next).resolves.toBeUndefined();
});
