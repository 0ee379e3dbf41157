import type { Item, Language } from '@greenroom/content';
import { cutText, endedBy, joined } from './cut-text.ts';
import type { ScriptPart } from './script-part.ts';

type Recipe = NonNullable<Item['recipe']>;

const said = {
  en: { getOut: 'Get out:', step: 'Step', anotherWay: 'Another way:' },
  de: { getOut: 'Das brauchen Sie:', step: 'Schritt', anotherWay: 'Es geht auch anders:' },
} as const;

/**
 * Returns an item as a script to be spoken: what it is, a recipe's lists in the order of the page, the text. `language`
 * is that of the item.
 */
export function itemScript(
  { title, summary, recipe, body }: Pick<Item, 'title' | 'summary' | 'recipe' | 'body'>,
  language: Language,
): ScriptPart[] {
  const opening = [title, recipe?.description ?? summary].map((text) => endedBy('.', text)).join('\n\n');
  return [
    { section: 'opening', heading: null, text: opening },
    ...(recipe ? recipeScript(recipe, language) : []),
    ...cutText(body, language),
  ];
}

function recipeScript({ ingredients, instructions, variations }: Recipe, language: Language): ScriptPart[] {
  const { getOut, step: stepWord, anotherWay } = said[language];
  const listed = (section: ScriptPart['section'], lines: readonly string[]): ScriptPart[] =>
    joined(lines.map((line) => endedBy('.', line))).map((text) => ({ section, heading: null, text }));
  return [
    ...listed('getOut', [getOut, ...ingredients.map((one) => ingredientSaid(one, language))]),
    ...listed(
      'steps',
      instructions.map((step, index) => `${stepWord} ${index + 1}. ${step}`),
    ),
    ...listed('variations', [anotherWay, ...variations]),
  ];
}

const spoons: Readonly<Record<Language, Readonly<Record<string, [one: string, many: string]>>>> = {
  en: {
    clove: ['clove', 'cloves'],
    slice: ['slice', 'slices'],
    tbsp: ['tablespoon', 'tablespoons'],
    tsp: ['teaspoon', 'teaspoons'],
  },
  de: {
    clove: ['Zehe', 'Zehen'],
    slice: ['Scheibe', 'Scheiben'],
    tbsp: ['Esslöffel', 'Esslöffel'],
    tsp: ['Teelöffel', 'Teelöffel'],
    g: ['Gramm', 'Gramm'],
    ml: ['Milliliter', 'Milliliter'],
  },
};
const halves: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 0.25: 'a quarter', 0.5: 'half a', 0.75: 'three quarters of a' },
  de: { 0.25: 'ein Viertel', 0.5: 'ein halber', 0.75: 'drei Viertel' },
};

/** "2 teaspoons of Dijon mustard", "30 g of butter", "3 leeks"; "2 Teelöffel Dijonsenf". */
export function ingredientSaid({ amount, unit, name }: Recipe['ingredients'][number], language: Language): string {
  if (amount === undefined) return name;
  const named = unit === undefined ? undefined : spoons[language][unit];
  const written = language === 'de' ? String(amount).replace('.', ',') : String(amount);
  const much = amount < 1 ? (halves[language][amount] ?? written) : written;
  if (unit === undefined || unit === 'piece') return `${much} ${name}`;
  return `${much} ${named?.[amount > 1 ? 1 : 0] ?? unit} ${language === 'en' ? 'of ' : ''}${name}`;
}
