import type { Recipe } from '@greenroom/contracts';
import { formatNumber, type Text } from '@greenroom/i18n';

const namedUnits = ['piece', 'slice', 'clove', 'tsp', 'tbsp'] as const;
type NamedUnit = (typeof namedUnits)[number];

/** Parts one measures by eye and spoon; anything else is written as a decimal. */
const fractions: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/**
 * "3", "½ tsp", "30 g": how much of an ingredient, in the page's language; empty where the recipe leaves it to taste.
 * Units without a word of their own (g, ml) are the same in every language.
 */
export function amountText({ amount, unit }: Recipe['ingredients'][number], t: Text<`unit.${NamedUnit}`>): string {
  if (amount === undefined) return '';
  const whole = Math.floor(amount);
  const fraction = fractions[amount - whole];
  const number = fraction ? `${whole > 0 ? formatNumber(whole) : ''}${fraction}` : formatNumber(amount);
  if (unit === undefined) return number;
  const named = namedUnits.find((name) => name === unit);
  return named ? t(`unit.${named}`, { amount: number, count: amount }) : `${number} ${unit}`;
}
