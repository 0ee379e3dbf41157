/** Sizes at which a page asks to be held upright, in CSS pixels (specification, section 2). */
const width = { from: 600, to: 1024 };
const widthToHeight = 1.2;

/** A device that is held in the hand: it is touched, and has neither a mouse nor anything else that hovers. */
export const handheld = '(pointer: coarse) and (not (any-pointer: fine)) and (not (any-hover: hover))';

/** Whether a handheld device with a window of this size lies on its side in a way the pages are not made for. */
export function mustTurn(size: { width: number; height: number }): boolean {
  const lies = size.width > size.height;
  return lies && size.width >= width.from && size.width <= width.to && size.width / size.height > widthToHeight;
}
