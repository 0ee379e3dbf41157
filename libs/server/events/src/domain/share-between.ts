/** The two-sided 95 % quantile of the normal distribution. */
const z = 1.959964;

export interface ShareBetween {
  share: number;
  low: number;
  high: number;
}

/**
 * Returns a share with its 95 % interval: Wilson's score interval (Wilson 1927, doi 10.1080/01621459.1927.10502953),
 * which holds for small samples too. An empty sample gives 0 to 1.
 */
export function shareBetween(through: number, of: number): ShareBetween {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = through / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { share, low: through === 0 ? 0 : middle - half, high: through === of ? 1 : middle + half };
}
