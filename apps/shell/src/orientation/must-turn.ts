/** Sizes at which the page asks to be held upright, in CSS pixels (specification, section 2). */
const width = { from: 600, to: 1024 };
const widthToHeight = 1.2;

/** Whether a window of this size lies down in a way the pages are not made for. */
export function mustTurn(size: { width: number; height: number }): boolean {
  const lies = size.width > size.height;
  return lies && size.width >= width.from && size.width <= width.to && size.width / size.height > widthToHeight;
}
