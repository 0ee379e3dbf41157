/**
 * Of several that are asked for before one is there, the last is meant.
 * @returns asks; what that returns says whether nothing was asked for since
 */
export function lastAsked(): () => () => boolean {
  let count = 0;
  return () => {
    const turn = (count += 1);
    return () => turn === count;
  };
}
