import { useEffect, useState, type RefObject } from 'react';

/** Maximum number of selected rows that stay rendered. */
const most = 400;
const none: number[] = [];

/**
 * Returns the rows of a virtual list within the user's selection: they must stay rendered, or the copied text has
 * gaps.
 */
export function useSelectedRows(box: RefObject<HTMLElement | null>, rows: readonly { key: string }[]): number[] {
  const [range, setRange] = useState<{ from: string; to: string }>();

  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      const keys = [selection?.anchorNode, selection?.focusNode].map((node) => rowKeyOf(node, box.current));
      const [from, to] = keys;
      if (!selection || selection.isCollapsed || from === undefined || to === undefined) setRange(undefined);
      else setRange((now) => (now?.from === from && now.to === to ? now : { from, to }));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [box]);

  if (!range) return none;
  const ends = [range.from, range.to].map((key) => rows.findIndex((row) => row.key === key));
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  if (first < 0) return none;
  return Array.from({ length: Math.min(last - first + 1, most) }, (_, index) => first + index);
}

function rowKeyOf(node: Node | null | undefined, box: HTMLElement | null): string | undefined {
  if (!node || !box?.contains(node)) return undefined;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-row]')?.dataset.row;
}
