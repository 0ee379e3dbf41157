/** The scroll position of a box, in CSS pixels. */
export interface ScrollBox {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Distance from the end that counts as being there. */
const endReach = 80;

/** Distance from the beginning at which older messages are loaded. */
const beginningReach = 1_500;

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollBox): boolean =>
  scrollHeight - scrollTop - clientHeight <= endReach;

export const isNearBeginning = ({ scrollTop }: ScrollBox): boolean => scrollTop <= beginningReach;

/**
 * Returns whether the box still follows its end after a scroll. Only scrolling up leaves the end: growing or newly
 * measured content moves the box as well.
 */
export function followsAfterScroll(follows: boolean, now: ScrollBox, before: Omit<ScrollBox, 'clientHeight'>): boolean {
  if (isAtEnd(now)) return true;
  const sameContent = now.scrollHeight === before.scrollHeight;
  return follows && !(sameContent && now.scrollTop < before.scrollTop);
}
