import type { Recipe } from '@greenroom/contracts';
import { quarters, toPart, toStep } from './nearest.ts';

export type Units = 'metric' | 'us';
type Ingredient = Recipe['ingredients'][number];
export interface Measured {
  amount: number;
  unit?: string | undefined;
}

/**
 * Grams and millilitres per pound, ounce, cup and spoon. Source: NIST Handbook 44, appendix C, and NIST Special
 * Publication 811, appendix B.8. Weights are not converted to volumes: the weight of a cup depends on how it was
 * filled.
 */
const inUs = { ounce: 28.3495, fluidOunce: 29.5735, cup: 236.588, spoon: 14.7868, teaspoon: 4.92892 };

/**
 * Returns the amount of an ingredient for another number of servings, rounded to what can be measured.
 * @param factor servings wanted, divided by servings of the recipe
 * @returns an empty list if the recipe leaves it to taste; `about` if a counted ingredient was rounded to a whole
 * number
 */
export function measureAmount(
  { amount, unit, name }: Ingredient,
  { factor, units }: { factor: number; units: Units },
): { parts: Measured[]; about: boolean } {
  if (amount === undefined) return { parts: [], about: false };
  const wanted = amount * factor;
  if (unit === 'g') return certain(units === 'us' ? ounces(wanted) : metric(wanted, factor, 'g', 'kg'));
  if (unit === 'ml') return certain(units === 'us' ? cups(wanted) : metric(wanted, factor, 'ml', 'l'));
  if (factor === 1) return certain([{ amount, unit }]);
  if (unit === 'tsp') return certain(spoons(wanted));
  if (unit === 'tbsp') return certain(spoons(wanted * 3));
  const counted = unit === 'slice' || unit === 'clove' || /\beggs?\b/.test(name);
  const whole = Math.max(counted ? 1 : 0.5, counted || wanted > 4 ? Math.round(wanted) : toStep(wanted, 0.5));
  return { parts: [{ amount: whole, unit }], about: Math.abs(whole - wanted) > 0.1 };
}

const certain = (parts: Measured[]) => ({ parts, about: false });

function metric(wanted: number, factor: number, small: string, large: string): Measured[] {
  if (factor === 1) return [{ amount: wanted, unit: small }];
  const step = wanted < 10 ? 1 : wanted < 100 ? 5 : 10;
  const rounded = Math.max(1, toStep(wanted, step));
  if (rounded < 1000) return [{ amount: rounded, unit: small }];
  return [{ amount: toStep(wanted, 50) / 1000, unit: large }];
}

function ounces(grams: number): Measured[] {
  const all = grams / inUs.ounce;
  if (all < 15.75) return [{ amount: Math.max(0.25, toStep(all, all < 4 ? 0.25 : 0.5)), unit: 'oz' }];
  const whole = Math.round(all);
  const pounds = { amount: Math.floor(whole / 16), unit: 'lb' };
  return whole % 16 === 0 ? [pounds] : [pounds, { amount: whole % 16, unit: 'oz' }];
}

/** Maximum relative error of a rounded volume. */
const closeEnough = 0.04;

/** Returns cups if a mark of a measuring cup is near, else fluid ounces; less than a quarter of a cup in spoons. */
function cups(millilitres: number): Measured[] {
  if (millilitres < inUs.cup / 4) return spoons(millilitres / inUs.teaspoon);
  const exact = millilitres / inUs.cup;
  const near = toPart(exact, quarters);
  if (Math.abs(near - exact) / exact <= closeEnough) return [{ amount: near, unit: 'cup' }];
  return [{ amount: toStep(millilitres / inUs.fluidOunce, 0.5), unit: 'fl oz' }];
}

/** Returns spoons: tablespoons from three teaspoons on, and a pinch below an eighth of a teaspoon. */
function spoons(teaspoons: number): Measured[] {
  if (teaspoons >= 3) return [{ amount: toStep(teaspoons / 3, 0.25), unit: 'tbsp' }];
  if (teaspoons < 1 / 8) return [{ amount: 1, unit: 'pinch' }];
  const rounded = toPart(teaspoons, teaspoons < 1 ? [0.125, ...quarters.slice(1)] : quarters);
  return rounded >= 3 ? [{ amount: 1, unit: 'tbsp' }] : [{ amount: rounded, unit: 'tsp' }];
}
