import type { Recipe } from '@greenroom/contracts';

/** How a recipe is measured out for whoever cooks it. Without one, it stands as it is written. */
export interface Measure {
  amountOf(ingredient: Recipe['ingredients'][number]): string;
  /** What an ingredient is called, with the weight that its name may have in it. */
  nameOf(name: string): string;
  /** A sentence with its measures; its weights stand for as many as the recipe is written for. */
  wordsOf(text: string): string;
}
