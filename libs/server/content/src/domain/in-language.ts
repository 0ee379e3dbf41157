import type { Item } from './content-files.ts';

export type Language = 'en' | 'de';

/** Returns the language in which an item is shown to a reader: English if there is no translation. */
export const languageShown = (item: Pick<Item, 'german'>, wanted: Language): Language =>
  wanted === 'de' && item.german ? 'de' : 'en';

/** Returns the item with its texts in a language, if they exist; a recipe's measures stay the same. */
export function inLanguage(item: Item, wanted: Language): Item {
  const { german } = item;
  if (wanted === 'en' || !german) return item;
  const { title, summary, answers, quotes, asks, body } = german;
  return {
    ...item,
    ...{ title, summary, answers, quotes, asks, body },
    fields: item.fields?.map((field, place) => ({ ...field, label: german.fields?.[place]?.label ?? field.label })),
    recipe: item.recipe && german.recipe && inGerman(item.recipe, german.recipe),
  };
}

function inGerman(
  recipe: NonNullable<Item['recipe']>,
  { description, instructions, variations, ingredients }: NonNullable<NonNullable<Item['german']>['recipe']>,
): NonNullable<Item['recipe']> {
  return {
    ...recipe,
    ...{ description, instructions, variations },
    ingredients: recipe.ingredients.map((one, place) => ({ ...one, name: ingredients[place]!.name })),
  };
}
