/** Returns where a score from 1.0 to 10.0 is on its rail, in per cent from the left. */
export function scorePlace(score: number): number {
  return round((Math.min(10, Math.max(1, score)) - 1) / 0.09);
}

const round = (figure: number) => Math.round(figure * 10) / 10;
