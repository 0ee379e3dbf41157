/** How a scrolled box stands, in CSS pixels. */
export interface ScrollBox {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Within so much of the end one counts as being there. */
const endReach = 80;

/** Older messages are asked for so long before one reaches the beginning. */
const beginningReach = 1_500;

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollBox): boolean =>
  scrollHeight - scrollTop - clientHeight <= endReach;

export const isNearBeginning = ({ scrollTop }: ScrollBox): boolean => scrollTop <= beginningReach;

/**
 * Whether the box still follows its end after it was scrolled. One leaves the end by scrolling up; that the content
 * grew, or was measured anew, moves the box as well and is not meant.
 */
export function followsAfterScroll(follows: boolean, now: ScrollBox, before: Omit<ScrollBox, 'clientHeight'>): boolean {
  if (isAtEnd(now)) return true;
  const sameContent = now.scrollHeight === before.scrollHeight;
  return follows && !(sameContent && now.scrollTop < before.scrollTop);
}
