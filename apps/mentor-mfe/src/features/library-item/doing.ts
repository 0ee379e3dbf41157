/** Exercise sheets and recipe tools, in one lazy chunk. */
export { Sheet } from './exercise/index.ts';
export { RecipeTools } from './recipe/index.ts';
