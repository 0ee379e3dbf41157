/** Fractions that measuring spoons and cups come in. */
export const quarters = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** To the nearest multiple of a step. */
export const toStep = (amount: number, step: number): number => Math.round(amount / step) * step;

/** To the nearest whole with one of these parts of a whole; the larger of two that are as near. */
export function toPart(amount: number, parts: readonly number[]): number {
  const whole = Math.floor(amount);
  const near = parts.map((part) => whole + part);
  return near.reduce((best, one) => (Math.abs(one - amount) <= Math.abs(best - amount) ? one : best));
}
