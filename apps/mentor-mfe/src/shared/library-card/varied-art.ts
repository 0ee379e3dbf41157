import type { Art } from '@greenroom/contracts';

/** Pictures that stand for another one; the pan only fits cooking. */
const standIns: readonly Art[] = ['letter', 'stairs', 'breath', 'mic', 'table', 'keys', 'chairs'];
/** Each picture differs from this many before it, so that neighbours differ in lists and in grids of up to three columns. */
const apart = 3;

/**
 * Returns the pictures of items that are shown together: an item's own one, or another where it would stand beside or
 * below itself.
 * @param own the items' own pictures, in the order they are shown
 * @param above pictures shown directly before them
 */
export function variedArt(own: readonly Art[], above: readonly Art[] = []): Art[] {
  const shown = [...above];
  own.forEach((art, at) => {
    const near = shown.slice(-apart);
    const isFree = (one: Art) => !near.includes(one);
    const others = standIns.filter((one) => isFree(one) && one !== own[at + 1]);
    const times = (one: Art) => shown.filter((other) => other === one).length;
    shown.push(isFree(art) ? art : others.toSorted((a, b) => times(a) - times(b))[0]!);
  });
  return shown.slice(above.length);
}
