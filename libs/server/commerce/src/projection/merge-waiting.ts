interface Turn<Item> {
  items: Item[];
  begun: boolean;
  done: Promise<void>;
}

/** Runs work for `key` with the given items. */
type Ask<Item> = (
  key: string,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
) => Promise<void>;

/**
 * Runs the work of each key once at a time. Calls made during a run are merged into one further run, which begins after
 * all of them. If a run fails, it fails for all its callers.
 */
export function mergeWaiting<Item>(): Ask<Item> {
  const last = new Map<string, Turn<Item>>();
  return (key, items, work) => {
    const before = last.get(key);
    if (before && !before.begun) {
      before.items.push(...items);
      return before.done;
    }
    const turn: Turn<Item> = { items: [...items], begun: false, done: Promise.resolve() };
    const begin = () => {
      turn.begun = true;
      return work(turn.items);
    };
    turn.done = (before ? before.done.then(begin, begin) : begin()).finally(() => {
      if (last.get(key) === turn) last.delete(key);
    });
    last.set(key, turn);
    return turn.done;
  };
}
