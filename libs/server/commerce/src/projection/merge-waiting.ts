interface Turn<Item> {
  items: Item[];
  begun: boolean;
  done: Promise<void>;
}

/** Does work for `key`, with what is given to it. */
type Ask<Item> = (
  key: string,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
) => Promise<void>;

/**
 * Work for one key is done once at a time. Those who ask while it is under way wait for one more, which is done for all
 * of them together: it begins after each of them has asked. Where it fails, it fails for all whom it was done for.
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
