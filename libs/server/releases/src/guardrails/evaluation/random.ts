/** Above this mean the normal approximation is used; good enough for a simulation, not for a test. */
const large = 30;

/** Draws random counts. */
export function randomOf(chance: () => number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const poisson = (mean: number): number => {
    if (mean > large) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const end = Math.exp(-mean);
    let count = 0;
    for (let product = chance(); product > end; product *= chance()) count += 1;
    return count;
  };
  const binomial = (of: number, share: number): number => {
    if (share > 0.5) return of - binomial(of, 1 - share);
    const mean = of * share;
    if (mean > large) {
      const drawn = Math.round(mean + Math.sqrt(mean * (1 - share)) * normal());
      return Math.min(Math.max(drawn, 0), of);
    }
    // Draws the gaps between hits (geometric distribution).
    let count = 0;
    if (share <= 0) return 0;
    const log = Math.log(1 - share);
    for (let at = Math.floor(Math.log(1 - chance()) / log); at < of; at += 1 + Math.floor(Math.log(1 - chance()) / log))
      count += 1;
    return count;
  };
  return { poisson, binomial };
}
