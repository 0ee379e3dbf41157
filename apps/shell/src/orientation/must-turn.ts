/** Window sizes at which a page asks for portrait orientation, in CSS pixels (specification, section 2). */
const width = { from: 600, to: 1024 };
const widthToHeight = 1.2;

/** A handheld device: touch input, without a mouse or any other hovering pointer. */
export const handheld = '(pointer: coarse) and (not (any-pointer: fine)) and (not (any-hover: hover))';

/**
 * Returns whether a handheld device with this window size is in a landscape orientation that the pages do not support.
 */
export function mustTurn(size: { width: number; height: number }): boolean {
  const lies = size.width > size.height;
  return lies && size.width >= width.from && size.width <= width.to && size.width / size.height > widthToHeight;
}
