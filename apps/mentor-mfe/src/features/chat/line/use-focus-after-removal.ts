import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusAfterRemoval {
  /** The heading of the list, which has to be focusable. */
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /** Tells that the item at this index is about to be removed. */
  removing(at: number): void;
}

/**
 * Moves the focus that went with a removed item of a list: to the first button of the item that took its place, else
 * of the last one, else to the heading. A focus that is elsewhere by then stays there.
 * @param count the number of items; undefined while they load
 */
export function useFocusAfterRemoval(count: number | undefined): FocusAfterRemoval {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const at = useRef<number>(undefined);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (!isFewer || at.current === undefined) return;
    const item = list.current?.children[at.current] ?? list.current?.lastElementChild;
    at.current = undefined;
    if (document.activeElement === document.body) (item?.querySelector('button') ?? heading.current)?.focus();
  }, [count]);
  return {
    heading,
    list,
    removing: (index) => {
      at.current = index;
    },
  };
}
