import type { Recipe } from '@greenroom/contracts';

/** Measures of a recipe in the chosen servings and units. Without one, the recipe is shown as written. */
export interface Measure {
  amountOf(ingredient: Recipe['ingredients'][number]): string;
  /** Returns an ingredient's name, with weights in the name converted. */
  nameOf(name: string): string;
  /** Returns a sentence with its units converted; weights stay those of the original servings. */
  wordsOf(text: string): string;
}
