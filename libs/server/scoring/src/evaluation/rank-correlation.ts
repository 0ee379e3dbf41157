/** Returns Spearman's rank correlation with ties at their mean rank: 1 for the same order, −1 for the reverse order. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const middle = (a.length + 1) / 2;
  const sum = (one: readonly number[], other: readonly number[]) =>
    one.reduce((total, rank, index) => total + (rank - middle) * ((other[index] ?? middle) - middle), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}
