import type { ItemFrontMatter } from './content-files.ts';
import type { Problems, SourceFile } from './source-file.ts';

type RecipeFile = NonNullable<ItemFrontMatter['recipe']>;

/**
 * Resolves the ingredient names that each instruction uses to positions in the list. A valid name is the beginning of
 * exactly one ingredient's name.
 */
export function usesOf({ uses, ingredients }: Pick<RecipeFile, 'uses' | 'ingredients'>) {
  const begins = (name: string, named: string) =>
    name.startsWith(named) && !/[\p{L}\p{N}]/u.test(name.charAt(named.length));
  const places = (named: string) => ingredients.flatMap(({ name }, place) => (begins(name, named) ? [place] : []));
  return uses.map((step) => step.map((named) => ({ named, found: places(named) })));
}

/** Checks that a recipe's steps use only listed ingredients, and that each measured ingredient is used. */
export function checkRecipe(item: SourceFile<ItemFrontMatter>, problems: Problems): void {
  const { recipe } = item.value;
  if (!recipe) return;
  const wrong = (path: (string | number)[], what: string) =>
    problems.add(item.file, item.lineOf(['recipe', ...path]), what);
  const { instructions, ingredients } = recipe;
  const uses = usesOf(recipe);
  if (uses.length !== instructions.length)
    wrong(['uses'], `has ${uses.length} lines for ${instructions.length} instructions`);
  uses.forEach((step, index) =>
    step.forEach(({ named, found }) => {
      if (found.length !== 1)
        wrong(['uses', index], `“${named}” begins the names of ${found.length} ingredients; it has to be one`);
    }),
  );
  const taken = new Set(uses.flatMap((step) => step.flatMap(({ found }) => found)));
  ingredients.forEach(({ amount, name }, place) => {
    if (amount !== undefined && !taken.has(place)) wrong(['ingredients', place], `no instruction takes “${name}”`);
  });
}
