import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusAfterRemoval {
  /** The element that holds the list and its heading, which has to be focusable. */
  ref: RefObject<HTMLDivElement | null>;
  /** Announces that the item at this index is about to be removed. */
  removing(at: number): void;
}

/**
 * Moves the focus that went with a removed item of a list: to the first button of the item that took its place, else
 * of the last one, else to the heading. A focus that is elsewhere by then stays there.
 * @param count the number of items; undefined while they load
 */
export function useFocusAfterRemoval(count: number | undefined): FocusAfterRemoval {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef<number>(undefined);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (!isFewer || at.current === undefined) return;
    const items = [...(ref.current?.querySelectorAll('li') ?? [])];
    const item = items[at.current] ?? items.at(-1);
    at.current = undefined;
    if (document.activeElement !== document.body) return;
    (item?.querySelector('button') ?? ref.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [count]);
  return {
    ref,
    removing: (index) => {
      at.current = index;
    },
  };
}
