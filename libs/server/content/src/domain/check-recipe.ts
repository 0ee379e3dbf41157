import type { ItemFrontMatter } from './content-files.ts';
import type { Problems, SourceFile } from './source-file.ts';

type RecipeFile = NonNullable<ItemFrontMatter['recipe']>;

/** For each instruction what it names, with the places of the ingredients that begin so: one, where it is right. */
export function usesOf({ uses, ingredients }: Pick<RecipeFile, 'uses' | 'ingredients'>) {
  const begins = (name: string, named: string) =>
    name.startsWith(named) && !/[\p{L}\p{N}]/u.test(name.charAt(named.length));
  const places = (named: string) => ingredients.flatMap(({ name }, place) => (begins(name, named) ? [place] : []));
  return uses.map((step) => step.map((named) => ({ named, found: places(named) })));
}

/** Whether a recipe's steps take what its list has, and all that the list measures is taken. */
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
