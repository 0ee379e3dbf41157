import type { Recipe } from '@greenroom/contracts';
import { formatNumber, type Text } from '@greenroom/i18n';

const namedUnits = ['piece', 'slice', 'clove', 'tsp', 'tbsp'] as const;
type NamedUnit = (typeof namedUnits)[number];

/** Fractions used with measuring spoons, in twenty-fourths; other amounts are written as decimals. */
const fractions: Record<number, string> = {
  3: '⅛',
  6: '¼',
  8: '⅓',
  9: '⅜',
  12: '½',
  15: '⅝',
  16: '⅔',
  18: '¾',
  21: '⅞',
};

/**
 * Returns the amount of an ingredient in the page's language ("3", "½ tsp", "30 g"); empty if the recipe leaves it to
 * taste. Units without a translation (g, ml) are the same in every language.
 */
export function amountText(
  { amount, unit }: Partial<Recipe['ingredients'][number]>,
  t: Text<`unit.${NamedUnit}`>,
): string {
  if (amount === undefined) return '';
  const number = fractionText(amount);
  if (unit === undefined) return number;
  const named = namedUnits.find((name) => name === unit);
  return named ? t(`unit.${named}`, { amount: number, count: amount }) : `${number} ${unit}`;
}

/**
 * Returns a number as kitchen fractions ("1¼", "⅔") or as a decimal ("1.2") in the page's language, or formatted by
 * `write`.
 */
export function fractionText(amount: number, write: (number: number) => string = formatNumber): string {
  const whole = Math.floor(amount);
  const parts = (amount - whole) * 24;
  const fraction = Math.abs(parts - Math.round(parts)) < 0.01 && fractions[Math.round(parts)];
  return fraction ? `${whole > 0 ? write(whole) : ''}${fraction}` : write(amount);
}
