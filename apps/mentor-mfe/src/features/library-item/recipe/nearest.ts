/** Fractions marked on measuring spoons and cups. */
export const quarters = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Rounds to the nearest multiple of a step. */
export const toStep = (amount: number, step: number): number => Math.round(amount / step) * step;

/** Rounds to the nearest whole number plus one of these parts; a tie goes to the larger one. */
export function toPart(amount: number, parts: readonly number[]): number {
  const whole = Math.floor(amount);
  const near = parts.map((part) => whole + part);
  return near.reduce((best, one) => (Math.abs(one - amount) <= Math.abs(best - amount) ? one : best));
}
