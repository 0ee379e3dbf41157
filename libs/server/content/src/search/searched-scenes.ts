import type { Language } from '../domain/in-language.ts';
import { sceneInLanguage } from '../domain/scene-in-language.ts';
import type { Scene, Scenes } from '../domain/scenes.ts';
import type { SynonymGroup } from './expand-query.ts';
import { indexWords, type Searched } from './index-words.ts';

/**
 * Returns the texts by which scenes are found in a language: titles, partners, subjects, and the names of their
 * categories. Leaves out scenes that are not written in that language.
 */
export function searchedScenes({ categories }: Scenes, language: Language): Searched<Scene>[] {
  return categories.flatMap((category) =>
    category.scenes.flatMap((scene) => {
      const { title, summary, situation, goal, partner, language: written } = sceneInLanguage(scene, language);
      if (written !== language) return [];
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

/**
 * Creates a search for scenes.
 * @returns a function that finds scenes by words of either language; matches in the reader's language come first
 */
export function indexScenes(
  scenes: Scenes,
  synonyms: readonly SynonymGroup[],
): (words: string, language: Language) => Scene[] {
  const find = {
    en: indexWords(searchedScenes(scenes, 'en'), synonyms),
    de: indexWords(searchedScenes(scenes, 'de'), synonyms),
  };
  return (words, language) => [...new Set([...find[language](words), ...find[language === 'de' ? 'en' : 'de'](words)])];
}
