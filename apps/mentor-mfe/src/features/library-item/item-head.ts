import type { Content } from '@greenroom/contracts';
import type { PageHead } from '@greenroom/navigation';

/** Returns an item's metadata for search results and previews. */
export function itemHead({ title, summary, minutes, recipe }: Content): PageHead {
  const said = { name: title, description: summary, author: { '@type': 'Organization', name: 'Greenroom' } };
  if (!recipe) return { title, description: summary, subject: { '@type': 'Article', headline: title, ...said } };
  return {
    title,
    description: summary,
    subject: {
      '@type': 'Recipe',
      ...said,
      totalTime: `PT${minutes}M`,
      recipeYield: String(recipe.serves),
      recipeIngredient: recipe.ingredients.map(({ amount, unit, name }) =>
        [amount, unit, name].filter(Boolean).join(' '),
      ),
      recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    },
  };
}
