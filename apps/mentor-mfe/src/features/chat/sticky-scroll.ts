/** A scrolled box, in CSS pixels. */
export interface ScrollBox {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** How near to the end still counts as at the end, and how near to the beginning asks for what came before. */
const endReach = 80;
const beginningReach = 200;

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: ScrollBox): boolean =>
  scrollHeight - scrollTop - clientHeight <= endReach;

export const isNearBeginning = ({ scrollTop }: ScrollBox): boolean => scrollTop <= beginningReach;

/**
 * Where the box belongs after its content has changed: at its end where one was there, else so that what one read stays
 * in place, also where older messages came in above.
 */
export function placeAfterChange(
  box: ScrollBox,
  before: { atEnd: boolean; scrollHeight: number; grewAbove: boolean },
): number {
  if (before.atEnd) return box.scrollHeight - box.clientHeight;
  return before.grewAbove ? box.scrollTop + box.scrollHeight - before.scrollHeight : box.scrollTop;
}
