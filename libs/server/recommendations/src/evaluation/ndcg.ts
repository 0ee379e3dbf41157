/**
 * Compares a list with the best possible one: discounted cumulative gain of its first entries, divided by that of the
 * ideal order (Järvelin and Kekäläinen 2002). 1 is perfect; undefined if nothing has a gain.
 */
export function ndcg(list: readonly string[], gains: ReadonlyMap<string, number>, first: number): number | undefined {
  const discounted = (worth: readonly number[]) =>
    worth.slice(0, first).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
  const ideal = discounted([...gains.values()].sort((one, other) => other - one));
  return ideal === 0 ? undefined : discounted(list.slice(0, first).map((key) => gains.get(key) ?? 0)) / ideal;
}
