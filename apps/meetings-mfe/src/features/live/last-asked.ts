/**
 * Keeps only the last of several overlapping requests.
 * @returns a function to call at each request; it returns a function that tells whether no later request was made
 */
export function lastAsked(): () => () => boolean {
  let count = 0;
  return () => {
    const turn = (count += 1);
    return () => turn === count;
  };
}
