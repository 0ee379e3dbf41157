/** Recipe tools: servings, units, steps and timers. */
export { RecipeTools } from './recipe-tools.tsx';
