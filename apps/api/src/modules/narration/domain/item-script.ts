import type { Item } from '../../content/index.ts';
import { cutText, endedBy, joined } from './cut-text.ts';
import type { ScriptPart } from './script-part.ts';

/** What the library is written in. */
export const libraryLanguage = 'en';

type Recipe = NonNullable<Item['recipe']>;

/** An item as it is said: what it is, a recipe's lists as the page has them, the text. */
export function itemScript({
  title,
  summary,
  recipe,
  body,
}: Pick<Item, 'title' | 'summary' | 'recipe' | 'body'>): ScriptPart[] {
  const opening = [title, recipe?.description ?? summary].map((text) => endedBy('.', text)).join('\n\n');
  return [
    { section: 'opening', heading: null, text: opening },
    ...(recipe ? recipeScript(recipe) : []),
    ...cutText(body, libraryLanguage),
  ];
}

function recipeScript({ ingredients, instructions, variations }: Recipe): ScriptPart[] {
  const listed = (section: ScriptPart['section'], lines: readonly string[]): ScriptPart[] =>
    joined(lines.map((line) => endedBy('.', line))).map((text) => ({ section, heading: null, text }));
  return [
    ...listed('getOut', ['Get out:', ...ingredients.map(ingredientSaid)]),
    ...listed(
      'steps',
      instructions.map((step, index) => `Step ${index + 1}. ${step}`),
    ),
    ...listed('variations', ['Another way:', ...variations]),
  ];
}

const spoons: Readonly<Record<string, [one: string, many: string]>> = {
  clove: ['clove', 'cloves'],
  slice: ['slice', 'slices'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
};
const halves: Readonly<Record<string, string>> = { 0.25: 'a quarter', 0.5: 'half a', 0.75: 'three quarters of a' };

/** "2 teaspoons of Dijon mustard", "30 g of butter", "3 leeks". */
export function ingredientSaid({ amount, unit, name }: Recipe['ingredients'][number]): string {
  if (amount === undefined) return name;
  const named = unit === undefined ? undefined : spoons[unit];
  const much = amount < 1 ? (halves[amount] ?? String(amount)) : String(amount);
  if (unit === undefined || unit === 'piece') return `${much} ${name}`;
  return `${much} ${named?.[amount > 1 ? 1 : 0] ?? unit} of ${name}`;
}
