import fc from 'fast-check';
import { measureAmount } from './measure-amount.ts';

const of = (amount: number, unit: string, name = 'onions') => ({ amount, unit, name });

test.each([
  ['as written', of(240, 'g'), 1, 'metric', [[240, 'g']], false],
  ['six eggs for one in four', of(6, 'piece', 'eggs'), 0.25, 'metric', [[2, 'piece']], true],
  ['rounds half an egg up to one', of(1, 'piece', 'egg'), 0.37, 'metric', [[1, 'piece']], true],
  ['an onion can be halved', of(1, 'piece'), 0.5, 'metric', [[0.5, 'piece']], false],
  ['never rounds to zero', of(1, 'piece'), 0.1, 'metric', [[0.5, 'piece']], true],
  ['rounds cloves to whole numbers', of(3, 'clove', 'garlic'), 0.5, 'metric', [[2, 'clove']], true],
  ['rounds grams to five', of(15, 'g'), 1.5, 'metric', [[25, 'g']], false],
  ['rounds few grams to one', of(15, 'g'), 0.5, 'metric', [[8, 'g']], false],
  ['uses kilograms from a thousand grams', of(800, 'g'), 1.5, 'metric', [[1.2, 'kg']], false],
  ['three teaspoons are a tablespoon', of(1.5, 'tsp'), 2, 'metric', [[1, 'tbsp']], false],
  ['half a tablespoon in teaspoons', of(1, 'tbsp'), 0.5, 'metric', [[1.5, 'tsp']], false],
  ['a third of a teaspoon', of(1, 'tsp'), 1 / 3, 'metric', [[1 / 3, 'tsp']], false],
  ['less than an eighth', of(0.25, 'tsp'), 0.25, 'metric', [[1, 'pinch']], false],
  ['ounces', of(30, 'g'), 1, 'us', [[1, 'oz']], false],
  ['pounds and ounces', of(600, 'g'), 1, 'us', [[1, 'lb'], [5, 'oz']], false], // prettier-ignore
  ['uses cups near a mark', of(600, 'ml'), 1, 'us', [[2.5, 'cup']], false],
  ['uses fluid ounces otherwise', of(200, 'ml'), 1, 'us', [[7, 'fl oz']], false],
  ['uses spoons for small amounts', of(30, 'ml'), 1, 'us', [[2, 'tbsp']], false],
] as const)('%s', (_, ingredient, factor, units, parts, about) => {
  expect(measureAmount(ingredient, { factor, units })).toEqual({
    parts: parts.map(([amount, unit]) => ({ amount, unit })),
    about,
  });
});

test('ingredients to taste stay without an amount', () => {
  expect(measureAmount({ name: 'salt' }, { factor: 3, units: 'us' }).parts).toEqual([]);
});

test('weights and volumes are within a fifth of the exact amount for any number of servings', () => {
  const grams: Record<string, number> = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592, ml: 1, l: 1000 };
  const poured: Record<string, number> = { 'fl oz': 29.5735, cup: 236.588, tbsp: 14.7868, tsp: 4.92892 };
  fc.assert(
    fc.property(
      fc.constantFrom('g', 'ml'),
      fc.integer({ min: 15, max: 1500 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('metric', 'us'),
      (unit, amount, serves, units) => {
        const factor = serves / 4;
        fc.pre(amount * factor >= 15);
        const { parts } = measureAmount(of(amount, unit), { factor, units });
        const all = parts.reduce((sum, part) => sum + part.amount * ({ ...grams, ...poured }[part.unit!] ?? NaN), 0);
        expect(Math.abs(all / (amount * factor) - 1)).toBeLessThan(1 / 5);
      },
    ),
  );
});
