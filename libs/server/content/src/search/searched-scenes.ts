import type { Scene, Scenes } from '../domain/scenes.ts';
import type { Searched } from './index-words.ts';

/** What scenes are found by: their titles, who plays in them, what they are about, and their categories' names. */
export function searchedScenes({ categories }: Scenes): Searched<Scene>[] {
  return categories.flatMap((category) =>
    category.scenes.map((scene) => {
      const { title, summary, situation, goal, partner } = scene;
      const shelf = category.subcategories.find(({ slug }) => slug === scene.subcategory);
      const names = [category.name, shelf?.name].flatMap((name) => (name ? [name.en, name.de] : []));
      return {
        found: scene,
        title,
        about: [summary, goal, partner.name, partner.role, ...names].join(' '),
        body: situation,
      };
    }),
  );
}
